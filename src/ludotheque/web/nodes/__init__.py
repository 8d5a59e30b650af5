"""Several servers on one database: whose a table is, and how requests find it."""
