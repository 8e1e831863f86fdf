# El final de una partida. El veredicto y lo que la decidió vienen del servidor.

end-title = Cómo terminó
end-open = Cómo fue
end-to-table = La mesa
end-you = Tú
end-course = Cómo fue
end-chart = { $what } a lo largo de la partida. Los números están en la tabla de abajo.
end-numbers = Los números en una tabla
end-after = Después de
end-out = fuera
end-points = De dónde salen los puntos
end-everybody = Todos
end-piece = { $what }: { $n }
end-turned = Dónde cambió la partida
end-where = { $part }, { $where }
end-watch = Ver
