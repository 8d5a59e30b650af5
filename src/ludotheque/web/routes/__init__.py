"""The addresses: each route reads a request and writes an answer."""
