"""What a game of Res Publica Romana consists of, and nothing that it decides."""
