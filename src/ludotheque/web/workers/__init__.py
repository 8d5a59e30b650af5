"""Work that must not keep the server waiting, in processes of its own."""
