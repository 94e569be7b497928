"""What each answer to a question gains and loses, by rule."""
