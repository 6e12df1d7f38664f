import type { Effect } from './effect.ts';

const ECHO_SECONDS = 0.31;
const ECHO_FEEDBACK = 0.38;
const ECHO_SHARE = 0.4;
const ECHO_DAMPING = 0.45;

/** Clear repeats that get darker. */
export function createSpaciousEcho(sampleRateHz: number): Effect {
  const line = new Float32Array(Math.round(ECHO_SECONDS * sampleRateHz));
  let at = 0;
  let dark = 0;
  return {
    tailSeconds: ECHO_SECONDS * 4,
    process(block) {
      for (let index = 0; index < block.length; index++) {
        const dry = block[index]!;
        dark += (line[at]! - dark) * (1 - ECHO_DAMPING);
        line[at] = dry + dark * ECHO_FEEDBACK;
        at = (at + 1) % line.length;
        block[index] = dry * 0.92 + dark * ECHO_SHARE;
      }
    },
  };
}

/** Delays without a common divisor, so that no tone rings. */
const COMB_SECONDS = [0.0297, 0.0371, 0.0411, 0.0437];
const COMB_FEEDBACK = 0.82;
const COMB_DAMPING = 0.35;
const ALL_PASS_SECONDS = [0.005, 0.0017];
const ALL_PASS_GAIN = 0.6;
const HALL_SHARE = 0.2;
const HALL_TAIL_SECONDS = 1.4;

/** A large room: Schroeder's reverberator with damped combs. */
export function createAuditorium(sampleRateHz: number): Effect {
  const lines = (seconds: readonly number[]) =>
    seconds.map((length) => ({ line: new Float32Array(Math.round(length * sampleRateHz)), at: 0, dark: 0 }));
  const combs = lines(COMB_SECONDS);
  const allPasses = lines(ALL_PASS_SECONDS);
  return {
    tailSeconds: HALL_TAIL_SECONDS,
    process(block) {
      for (let index = 0; index < block.length; index++) {
        const dry = block[index]!;
        let wet = 0;
        for (const comb of combs) {
          const out = comb.line[comb.at]!;
          comb.dark += (out - comb.dark) * (1 - COMB_DAMPING);
          comb.line[comb.at] = dry + comb.dark * COMB_FEEDBACK;
          comb.at = (comb.at + 1) % comb.line.length;
          wet += out;
        }
        for (const pass of allPasses) {
          const out = pass.line[pass.at]!;
          const input = wet + out * ALL_PASS_GAIN;
          pass.line[pass.at] = input;
          pass.at = (pass.at + 1) % pass.line.length;
          wet = out - input * ALL_PASS_GAIN;
        }
        block[index] = dry * 0.85 + wet * HALL_SHARE;
      }
    },
  };
}
