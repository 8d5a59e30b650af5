// The least that can be played: two players in turn add one to a counter.
exports.Counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};
