# La fin d'une partie. Le verdict et ce qui l'a décidée viennent du serveur.

end-title = Comment elle s'est terminée
end-open = Le déroulement
end-to-table = La table
end-you = Vous
end-course = Le déroulement
end-chart = { $what } au cours de la partie. Les nombres figurent dans le tableau ci-dessous.
end-numbers = Les nombres en tableau
end-after = Après
end-out = hors jeu
end-points = D'où viennent les points
end-everybody = Tous
end-piece = { $what } : { $n }
end-turned = Les tournants
end-where = { $part }, { $where }
end-watch = Voir
