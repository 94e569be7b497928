"""Computer factions of Res Publica Romana."""
