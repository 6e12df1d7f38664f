import { FLITE_RATE_HZ, type Phone } from '../flite/flite.ts';

/** Breath at a comma at speed 1, seconds; what is heard as a pause lies between 0.2 and 0.4 s. */
const COMMA_SECONDS = 0.28;
const FADE_SECONDS = 0.006;

/**
 * Gives the pauses inside a sentence the length that a reader gives them; the base voices hardly stop at a comma. `rate` is
 * how fast is spoken. The phones move along.
 */
export function setCommaPauses(
  samples: Float32Array,
  phones: readonly Phone[],
  rate: number,
): { samples: Float32Array; phones: Phone[] } {
  const first = phones.findIndex(({ name }) => name !== 'pau');
  const last = phones.findLastIndex(({ name }) => name !== 'pau');
  const pieces: Float32Array[] = [];
  const moved: Phone[] = [];
  let from = 0;
  let shift = 0;
  for (const [index, phone] of phones.entries()) {
    const startSeconds = phone.startSeconds + shift;
    if (phone.name === 'pau' && index > first && index < last) {
      const cut = cutAt(samples, phone, COMMA_SECONDS / rate);
      pieces.push(faded(samples.slice(from, cut.end)), new Float32Array(cut.silence));
      from = cut.resume;
      shift += COMMA_SECONDS / rate - (phone.endSeconds - phone.startSeconds);
    }
    moved.push({ name: phone.name, startSeconds, endSeconds: phone.endSeconds + shift });
  }
  if (from === 0) return { samples, phones: moved };
  pieces.push(samples.slice(from));
  return { samples: joined(pieces), phones: moved };
}

type Cut = { end: number; silence: number; resume: number };

/** Where the sound before a pause ends, how much silence follows, and where the sound goes on; in samples. */
function cutAt(samples: Float32Array, { startSeconds, endSeconds }: Phone, wantedSeconds: number): Cut {
  const at = (seconds: number) => Math.min(samples.length, Math.round(seconds * FLITE_RATE_HZ));
  const silence = wantedSeconds - (endSeconds - startSeconds);
  if (silence >= 0) {
    const middle = at((startSeconds + endSeconds) / 2);
    return { end: middle, silence: at(silence), resume: middle };
  }
  // A pause that is too long loses its middle.
  return { end: at(startSeconds + wantedSeconds / 2), silence: 0, resume: at(endSeconds - wantedSeconds / 2) };
}

function faded(samples: Float32Array): Float32Array {
  const length = Math.min(samples.length, Math.round(FADE_SECONDS * FLITE_RATE_HZ));
  for (let index = 0; index < length; index++) samples[samples.length - 1 - index]! *= index / length;
  return samples;
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
