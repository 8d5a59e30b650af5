// SHA-256 (FIPS 180-4) of a text in UTF-8, in hexadecimal. Browsers bring one of their own only for
// https and localhost, and many tables are on plain http at home.

const ROUNDS = 64;
const BLOCK_BYTES = 64;
const [INITIAL, CONSTANTS] = fractionsOfPrimes();

export function sha256(text) {
  const state = Uint32Array.from(INITIAL);
  const padded = pad(new TextEncoder().encode(text));
  const view = new DataView(padded.buffer);
  const words = new Uint32Array(ROUNDS);
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) {
    for (let n = 0; n < 16; n += 1) words[n] = view.getUint32(at + 4 * n);
    mix(state, words);
  }
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

// One bit, zeros, and the length in bits at the end of a block.
function pad(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, 8 * bytes.length);
  return padded;
}

function mix(state, words) {
  for (let n = 16; n < ROUNDS; n += 1) {
    const [early, late] = [words[n - 15], words[n - 2]];
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16] + first + words[n - 7] + second;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < ROUNDS; n += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice) | 0;
    const first = (one + CONSTANTS[n] + words[n]) | 0;
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) state[n] += word;
}

function rotate(word, bits) {
  return (word >>> bits) | (word << (32 - bits));
}

// The first 32 bits after the point: of the square roots of 8 primes, of the cube roots of 64.
function fractionsOfPrimes() {
  const primes = [];
  for (let n = 2; primes.length < ROUNDS; n += 1)
    if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return [
    Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  ];
}
