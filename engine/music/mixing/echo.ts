import type { Stereo } from '../../../shared/audio/treatment/stereo.ts';

const FEEDBACK = 0.36;

/** Echoes that change sides, `seconds` apart. Adds them to `mix`. */
export function createEcho(seconds: number, sampleRateHz: number): (sent: Stereo, mix: Stereo) => void {
  const length = Math.max(1, Math.round(seconds * sampleRateHz));
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  let at = 0;
  let [dullLeft, dullRight] = [0, 0];
  return (sent, mix) => {
    for (let index = 0; index < sent.left.length; index++) {
      const heardLeft = left[at]!;
      const heardRight = right[at]!;
      dullLeft += 0.4 * (heardLeft - dullLeft);
      dullRight += 0.4 * (heardRight - dullRight);
      left[at] = (sent.left[index]! + sent.right[index]!) * 0.5 + dullRight * FEEDBACK;
      right[at] = dullLeft * 0.85;
      at = at + 1 === length ? 0 : at + 1;
      mix.left[index]! += heardLeft;
      mix.right[index]! += heardRight;
    }
  };
}
