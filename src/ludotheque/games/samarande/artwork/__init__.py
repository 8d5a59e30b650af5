"""What the pictures of Les Fils de Samarande are drawn with, and of."""
