/**
 * Packets that follow each other without a hole. Times in samples of the medium's own time line; `lengthSamples` is less than
 * the packets hold where the next run begins earlier.
 */
export type PacketRun = { first: number; count: number; startSample: number; lengthSamples: number };

/** Clocks of recorders wobble; what is further off than this is not where the packets before it end. */
const TOLERANCE_SECONDS = 0.02;
/** Packets looked at to learn how long one usually lasts. */
const LOOKED_AT = 10_000;
/** Where the table contradicts the decoder by more than this, it is the table that is wrong. */
const MOST_WRONG = 0.02;

/** How a table of durations becomes samples. */
export type PacketTiming = { samplesPerUnit: number; packetSamples: number };

/**
 * `decodedSamples` is what the codec makes of one packet, null where that varies; it holds against the durations that the
 * container states (ISO/IEC 14496-12, section 8.6.1).
 */
export function packetTiming(
  durations: Uint32Array,
  clock: { timescale: number; sampleRate: number; decodedSamples: number | null },
): PacketTiming {
  const usual = usualDuration(durations);
  const stated = clock.sampleRate / clock.timescale;
  if (clock.decodedSamples === null || usual === 0) return { samplesPerUnit: stated, packetSamples: usual * stated };
  const decoded = clock.decodedSamples / usual;
  const isRight = Math.abs(decoded / stated - 1) <= MOST_WRONG;
  return { samplesPerUnit: isRight ? stated : decoded, packetSamples: clock.decodedSamples };
}

/** Mean of the durations that are near the most frequent one: a timescale may be too coarse for a single one. */
function usualDuration(durations: Uint32Array): number {
  const counts = new Map<number, number>();
  const looked = durations.subarray(0, LOOKED_AT);
  for (const duration of looked) counts.set(duration, (counts.get(duration) ?? 0) + 1);
  let frequent = 0;
  for (const [duration, count] of counts) if (count > (counts.get(frequent) ?? 0)) frequent = duration;
  let [sum, count] = [0, 0];
  for (const duration of looked) {
    if (Math.abs(duration - frequent) > frequent / 2) continue;
    sum += duration;
    count += 1;
  }
  return count > 0 ? sum / count : 0;
}

/** Cuts the first `count` packets into runs: a packet that lasts longer than its sound is followed by a hole. */
export function packetRuns(
  durations: Uint32Array,
  count: number,
  { samplesPerUnit, packetSamples, sampleRate }: PacketTiming & { sampleRate: number },
): PacketRun[] {
  const runs: PacketRun[] = [];
  const tolerance = TOLERANCE_SECONDS * sampleRate;
  let units = 0;
  for (let packet = 0; packet < count; packet += 1) {
    const start = units * samplesPerUnit;
    const run = runs.at(-1);
    if (run && Math.abs(start - run.startSample - run.count * packetSamples) <= tolerance) run.count += 1;
    else runs.push({ first: packet, count: 1, startSample: Math.round(start), lengthSamples: 0 });
    units += durations[packet] ?? 0;
  }
  for (const [index, run] of runs.entries()) {
    const next = runs[index + 1]?.startSample ?? Infinity;
    run.lengthSamples = Math.min(Math.round(run.count * packetSamples), next - run.startSample);
  }
  const last = runs.at(-1);
  const end = Math.round(units * samplesPerUnit);
  // The last packet is often stated shorter than it decodes to: the rest is padding.
  if (last && end - last.startSample < last.lengthSamples) last.lengthSamples = Math.max(0, end - last.startSample);
  return runs;
}
