// SHAKE-256 (FIPS 202) of a text in UTF-8: as many bytes as are asked for. No browser brings it.

const RATE_BYTES = 136;
const LANES = 25;
const ROUNDS = 24;
// A lane of 64 bits is two halves, the lower one first.
const [ROTATIONS, DESTINATIONS] = walk();
const ROUND_CONSTANTS = roundConstants();

export function shake256(text, length) {
  const state = new Uint32Array(2 * LANES);
  const padded = pad(new TextEncoder().encode(text));
  const input = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += RATE_BYTES) {
    for (let n = 0; n < RATE_BYTES / 4; n += 1) state[n] ^= input.getUint32(at + 4 * n, true);
    permute(state);
  }
  const output = new Uint8Array(Math.ceil(length / RATE_BYTES) * RATE_BYTES);
  const view = new DataView(output.buffer);
  for (let at = 0; at < length; at += RATE_BYTES) {
    if (at) permute(state);
    for (let n = 0; n < RATE_BYTES / 4; n += 1) view.setUint32(at + 4 * n, state[n], true);
  }
  return output.slice(0, length);
}

function pad(bytes) {
  const blocks = Math.floor(bytes.length / RATE_BYTES) + 1;
  const padded = new Uint8Array(blocks * RATE_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x1f;
  padded[padded.length - 1] |= 0x80;
  return padded;
}

// Keccak-f[1600].
function permute(state) {
  const columns = new Uint32Array(10);
  const moved = new Uint32Array(2 * LANES);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let half = 0; half < 10; half += 1)
      columns[half] =
        state[half] ^ state[half + 10] ^ state[half + 20] ^ state[half + 30] ^ state[half + 40];
    for (let x = 0; x < 5; x += 1) {
      const [left, right] = [2 * ((x + 4) % 5), 2 * ((x + 1) % 5)];
      const low = columns[left] ^ ((columns[right] << 1) | (columns[right + 1] >>> 31));
      const high = columns[left + 1] ^ ((columns[right + 1] << 1) | (columns[right] >>> 31));
      for (let lane = x; lane < LANES; lane += 5) {
        state[2 * lane] ^= low;
        state[2 * lane + 1] ^= high;
      }
    }
    for (let lane = 0; lane < LANES; lane += 1) {
      const to = 2 * DESTINATIONS[lane];
      const [low, high] = rotate(state[2 * lane], state[2 * lane + 1], ROTATIONS[lane]);
      moved[to] = low;
      moved[to + 1] = high;
    }
    for (let row = 0; row < 2 * LANES; row += 10)
      for (let half = 0; half < 10; half += 1)
        state[row + half] =
          moved[row + half] ^ (~moved[row + ((half + 2) % 10)] & moved[row + ((half + 4) % 10)]);
    state[0] ^= ROUND_CONSTANTS[2 * round];
    state[1] ^= ROUND_CONSTANTS[2 * round + 1];
  }
}

function rotate(low, high, bits) {
  if (bits >= 32) return rotate(high, low, bits - 32);
  if (bits === 0) return [low, high];
  return [(low << bits) | (high >>> (32 - bits)), (high << bits) | (low >>> (32 - bits))];
}

// How far each lane is turned, and which place it goes to.
function walk() {
  const rotations = new Uint8Array(LANES);
  const destinations = new Uint8Array(LANES);
  let [x, y] = [1, 0];
  for (let step = 0; step < 24; step += 1) {
    rotations[x + 5 * y] = (((step + 1) * (step + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  for (let lane = 0; lane < LANES; lane += 1) {
    const [column, row] = [lane % 5, Math.floor(lane / 5)];
    destinations[lane] = row + 5 * ((2 * column + 3 * row) % 5);
  }
  return [rotations, destinations];
}

// Bits 2^k - 1 of each constant come from a shift register.
function roundConstants() {
  const constants = new Uint32Array(2 * ROUNDS);
  let register = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let k = 0; k < 7; k += 1) {
      if (register & 1) {
        const bit = 2 ** k - 1;
        constants[2 * round + (bit >= 32 ? 1 : 0)] |= 1 << (bit % 32);
      }
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1;
    }
  }
  return constants;
}
