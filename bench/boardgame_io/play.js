// `node play.js MATCHES SECONDS`: two clients a match, each moves as soon as it is its turn.
// Prints JSON: how many seconds were measured, and for every move in them the milliseconds until
// the other player had it.
const { fork } = require("node:child_process");
const path = require("node:path");
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Counter } = require("./game");

const WARM_UP_SECONDS = 2;

const delays = [];
let measuring = false;

async function main(matches, seconds) {
  const server = fork(path.join(__dirname, "server.js"), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  server.on("exit", () => fail("the server ended"));
  const port = await new Promise((told) => server.once("message", told));
  const url = `http://127.0.0.1:${port}`;
  const tables = await Promise.all(Array.from({ length: matches }, () => seat(url)));
  tables.forEach(play);
  await pass(WARM_UP_SECONDS);
  measuring = true;
  const start = performance.now();
  await pass(seconds);
  measuring = false;
  const measured = (performance.now() - start) / 1000;
  process.stdout.write(`${JSON.stringify({ seconds: measured, delays })}\n`, () => process.exit());
}

// A new match, both of its players joined, connected and in sync.
async function seat(url) {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch(Counter.name, { numPlayers: 2 });
  return Promise.all(
    ["0", "1"].map(async (playerID) => {
      const { playerCredentials } = await lobby.joinMatch(Counter.name, matchID, {
        playerID,
        playerName: playerID,
      });
      const multiplayer = SocketIO({ server: url });
      const given = { game: Counter, multiplayer, matchID, playerID, debug: false };
      const client = Client({ ...given, credentials: playerCredentials });
      client.start();
      await new Promise((ready) => client.subscribe((state) => state && ready()));
      return client;
    }),
  );
}

function play(clients) {
  let moved;
  clients.forEach((client, player) => {
    let seen = client.getState().G.count;
    client.subscribe(({ G }) => {
      if (G.count === seen) return;
      seen = G.count;
      if (G.count % 2 !== player) return; // what it did itself
      if (measuring) delays.push(performance.now() - moved);
      move();
    });
    function move() {
      moved = performance.now();
      client.moves.add();
    }
    if (player === 0) setImmediate(move); // when the other has subscribed too
  });
}

function pass(seconds) {
  return new Promise((done) => setTimeout(done, 1000 * seconds));
}

function fail(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

main(Number(process.argv[2]), Number(process.argv[3])).catch((error) => fail(error.message));
