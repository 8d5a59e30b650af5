// boardgame.io's own server, keeping matches in memory; tells its parent the port it was given.
const { Server } = require("boardgame.io/server");
const { Counter } = require("./game");

async function serve() {
  const { appServer } = await Server({ games: [Counter], origins: [] }).run(0);
  process.send(appServer.address().port);
}

process.on("disconnect", () => process.exit());
serve();
