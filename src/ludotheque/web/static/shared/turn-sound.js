// The sound that says that it is one's turn: two soft notes, made by the browser itself.

const NOTES = [587.33, 880]; // D and the A above it, in hertz
const APART_SECONDS = 0.14;
const LASTING_SECONDS = 0.7;
const LOUDNESS = 0.12;
let context = null;

// Browsers let a page sound once somebody has touched it: called then, it may sound later.
export function allowSound() {
  if (!("AudioContext" in window)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {}); // it is silent until touched
}

export function playTurnSound() {
  allowSound();
  if (context?.state !== "running") {
    context?.addEventListener("statechange", sound, { once: true });
    return;
  }
  sound();
}

function sound() {
  if (context.state !== "running") return;
  for (const [place, frequency] of NOTES.entries()) {
    const begin = context.currentTime + place * APART_SECONDS;
    const [note, loudness] = [context.createOscillator(), context.createGain()];
    note.type = "sine";
    note.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(LOUDNESS, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + LASTING_SECONDS);
    note.connect(loudness).connect(context.destination);
    note.start(begin);
    note.stop(begin + LASTING_SECONDS);
  }
}
