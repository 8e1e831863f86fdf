# The end of a game. The verdict and what decided it come from the server.

end-title = How it ended
end-open = How it went
end-to-table = The table
end-you = You
end-course = How it went
end-chart = { $what } in the course of the game. The numbers are in the table below.
end-numbers = The numbers as a table
end-after = After
end-out = out
end-points = What the points are
end-everybody = Everybody
# A part of somebody's points: { $what } is where they come from.
end-piece = { $what }: { $n }
end-turned = Where it turned
# A round, and a place in it.
end-where = { $part }, { $where }
end-watch = Watch
