// The dice of `core/chance.py`: what a seed gives, in every browser as on the server.

import { shake256 } from "./shake-256.js";

const BLOCK_BYTES = 272;
const ALL_WORDS = 2n ** 32n;

export class Dice {
  #key;
  #block = 0;
  #words = [];

  constructor(seed) {
    this.#key = `ludotheque dice 1/${seed}/`;
  }

  // A whole number from 0 to n - 1, all equally likely.
  below(n) {
    const count = BigInt(n);
    for (;;) {
      const product = BigInt(this.#nextWord()) * count;
      if (product % ALL_WORDS >= ALL_WORDS % count) return Number(product / ALL_WORDS);
    }
  }

  #nextWord() {
    if (!this.#words.length) {
      const view = new DataView(shake256(`${this.#key}${this.#block}`, BLOCK_BYTES).buffer);
      for (let at = 0; at < BLOCK_BYTES; at += 4) this.#words.push(view.getUint32(at, true));
      this.#block += 1;
    }
    return this.#words.shift();
  }
}
