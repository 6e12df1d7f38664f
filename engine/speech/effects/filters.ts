import type { Effect } from './effect.ts';

const TELEPHONE_LOW_HZ = 350;
const TELEPHONE_HIGH_HZ = 3200;
const TELEPHONE_DRIVE = 3.5;
/** As loud as speech without an effect. */
const TELEPHONE_LEVEL = 0.85;
/** Steps between silence and full scale. */
const TELEPHONE_STEPS = 96;

/** A narrow band, overdriven and coarse. */
export function createTelephone(sampleRateHz: number): Effect {
  const highest = Math.min(TELEPHONE_HIGH_HZ, sampleRateHz * 0.42);
  const filters = [
    createFilter('high', TELEPHONE_LOW_HZ, sampleRateHz),
    createFilter('high', TELEPHONE_LOW_HZ, sampleRateHz),
    createFilter('low', highest, sampleRateHz),
    createFilter('low', highest, sampleRateHz),
  ];
  return {
    tailSeconds: 0,
    process(block) {
      for (let index = 0; index < block.length; index++) {
        let value = block[index]!;
        for (const filter of filters) value = filter(value);
        const driven = Math.tanh(value * TELEPHONE_DRIVE);
        block[index] = (Math.round(driven * TELEPHONE_STEPS) / TELEPHONE_STEPS) * TELEPHONE_LEVEL;
      }
    },
  };
}

const ROBOT_COMB_SECONDS = 0.0083;
const ROBOT_FEEDBACK = 0.62;
const ROBOT_RING_HZ = 62;
const ROBOT_RING_SHARE = 0.35;
/** As loud as speech without an effect. */
const ROBOT_LEVEL = 1.35;

/** A ringing comb gives everything the same tone; a ring modulator makes it rattle. */
export function createRobot(sampleRateHz: number): Effect {
  const line = new Float32Array(Math.max(1, Math.round(ROBOT_COMB_SECONDS * sampleRateHz)));
  let at = 0;
  let phase = 0;
  return {
    tailSeconds: 0.06,
    process(block) {
      for (let index = 0; index < block.length; index++) {
        const combed = block[index]! + line[at]! * ROBOT_FEEDBACK;
        line[at] = combed;
        at = (at + 1) % line.length;
        phase = (phase + ROBOT_RING_HZ / sampleRateHz) % 1;
        const ring = 1 - ROBOT_RING_SHARE + ROBOT_RING_SHARE * Math.sin(2 * Math.PI * phase);
        block[index] = combed * ring * ROBOT_LEVEL;
      }
    },
  };
}

/** A second-order Butterworth filter, sample by sample. */
function createFilter(kind: 'high' | 'low', hz: number, sampleRateHz: number): (value: number) => number {
  const angle = (2 * Math.PI * hz) / sampleRateHz;
  const alpha = Math.sin(angle) / Math.SQRT2;
  const cosine = Math.cos(angle);
  const scale = 1 / (1 + alpha);
  const edge = (kind === 'low' ? (1 - cosine) / 2 : (1 + cosine) / 2) * scale;
  const middle = kind === 'low' ? 2 * edge : -2 * edge;
  const back1 = 2 * cosine * scale;
  const back2 = -(1 - alpha) * scale;
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return (value) => {
    const out = edge * value + middle * in1 + edge * in2 + back1 * out1 + back2 * out2;
    [in2, in1, out2, out1] = [in1, value, out1, out];
    return out;
  };
}
