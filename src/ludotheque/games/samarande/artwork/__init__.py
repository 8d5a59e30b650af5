"""The drawings of Les Fils de Samarande, and the tools to draw them."""
