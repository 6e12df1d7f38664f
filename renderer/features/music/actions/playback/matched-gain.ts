/** Quieter than this a step is a pause, and does not count. */
const SILENCE = 0.003;

/** Mean power of what is heard, from the RMS of even steps (full scale is 1); 0 where nothing is. */
export function heardPower(rms: ArrayLike<number>): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < rms.length; at += 1) {
    const value = rms[at] ?? 0;
    if (value <= SILENCE) continue;
    sum += value * value;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** How much a sound is turned down so that it is as loud as the quietest of `all`, 0 to 1. */
export function matchedGain(power: number, all: readonly number[]): number {
  const quietest = Math.min(power, ...all.filter((each) => each > 0));
  return power <= 0 ? 1 : Math.sqrt(quietest / power);
}
