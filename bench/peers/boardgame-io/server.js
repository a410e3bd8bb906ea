// boardgame.io's own server with its defaults (matches in memory) and a trivial game of two hands nobody else sees.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "trivial",
  setup: () => ({ hands: { 0: deal(), 1: deal() }, table: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, card) => {
      G.hands[playerID][card] = (G.hands[playerID][card] * 7 + 3) % 1000;
      G.table = [...G.table, card].slice(-20);
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};

function deal() {
  return Array.from({ length: 20 }, (_, number) => number);
}

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]), callback: () => {} });
