// The players of so many matches, two socket.io connections each: node load.js PORT MATCHES SECONDS
const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const WARM_UP = 2;
const now = () => performance.now();
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

class Match {
  constructor(number) {
    this.id = `${matches}-${number}`;
    this.sent = null;
    this.told = 0;
    this.times = [];
    this.state = null;
  }

  async sitDown() {
    this.sockets = [];
    for (const player of ["0", "1"]) {
      const socket = io(`http://127.0.0.1:${port}/trivial`, { transports: ["websocket"], forceNew: true });
      this.sockets.push(socket);
      socket.on("update", (_, state) => this.heard(state));
      const synced = new Promise((done) => socket.on("sync", (_, info) => done(info)));
      socket.emit("sync", this.id, player, undefined, 2);
      this.state = (await synced).state;
    }
  }

  heard(state) {
    if (!this.state || state._stateID >= this.state._stateID) this.state = state;
    if (this.sent === null) return;
    this.told += 1;
    if (this.told === 2) {
      this.times.push(now() - this.sent);
      this.sent = null;
    }
  }

  pick() {
    if (this.sent !== null) return;
    const player = this.state.ctx.currentPlayer;
    const payload = { type: "play", args: [Math.floor(Math.random() * 20)], playerID: player, credentials: undefined };
    this.told = 0;
    this.sent = now();
    const action = { type: "MAKE_MOVE", payload };
    this.sockets[Number(player)].emit("update", action, this.state._stateID, this.id, player);
  }
}

async function keepPicking(all, length) {
  const begun = now();
  for (let number = 0; number < matches * length; number += 1) {
    const early = begun + (number * 1000) / matches - now();
    if (early > 0) await pause(early);
    all[number % all.length].pick();
  }
  const spent = now() - begun;
  const until = now() + 2000;
  while (all.some((match) => match.sent !== null) && now() < until) await pause(10);
  return spent / 1000;
}

async function main() {
  const all = Array.from({ length: matches }, (_, number) => new Match(number));
  for (let first = 0; first < matches; first += 8)
    await Promise.all(all.slice(first, first + 8).map((match) => match.sitDown()));
  await keepPicking(all, WARM_UP);
  for (const match of all) match.times = [];
  process.stdout.write("begins\n");
  const spent = await keepPicking(all, seconds);
  process.stdout.write("ends\n");
  const waited = all.flatMap((match) => match.times).sort((one, two) => one - two);
  const at = (share) => Math.round(10 * (waited[Math.floor(share * (waited.length - 1))] ?? 1e9)) / 10;
  const row = { p50: at(0.5), p90: at(0.9), p99: at(0.99), longest: at(1), picks: waited.length };
  row.rate = Math.round(waited.length / spent);
  process.stdout.write(JSON.stringify(row) + "\n", () => process.exit(0));
}

main();
