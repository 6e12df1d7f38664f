import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { SampleSource } from '../../../../shared/domain/voices/voice.ts';
import type { CutSample } from '../../media/sample-cut.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import { sha256Of } from '../../files/sha256.ts';

/** More than the service takes: enough to say what is wrong with the rest. */
const LONGEST_CUT_MS = 6 * 60 * 1000;
/** The service's 20 MB, read as the smaller of its two meanings. */
export const MAX_SAMPLE_BYTES = 20_000_000;
/** Trimming asks for the same stretches again and again: report, text, sound, cloning. */
const KEPT_CUTS = 8;

/** A cut, and how long the stretches are that were asked for (within the recording). */
export type Sample = CutSample & { wantedMs: number };

/** Samples cut out of recordings; the newest are kept so that the next question about the same stretches is quick. */
export interface SampleCuts {
  /** Runs `use` on the sample, whose file is there until it has ended. Throws NOT_FOUND, INVALID_INPUT, the recording's failure. */
  use<Result>(source: SampleSource, use: (sample: Sample) => Promise<Result>): Promise<Result>;
}

type Entry = { sample: Promise<Sample>; users: number; isKept: boolean };

/** Builds the cuts over the folder of samples. */
export function createSampleCuts(deps: VoicesDeps): SampleCuts {
  const entries = new Map<string, Entry>();
  const remove = async (entry: Entry) => {
    if (entry.isKept || entry.users > 0) return;
    const sample = await entry.sample.catch(() => null);
    if (sample) await rm(sample.file, { force: true });
  };
  const enter = (source: SampleSource): Entry => {
    const key = sampleKey(source);
    const known = entries.get(key);
    const entry = known ?? { sample: cut(deps, source), users: 0, isKept: true };
    entries.delete(key);
    entries.set(key, entry);
    entry.users += 1;
    return entry;
  };
  const leave = async (source: SampleSource, entry: Entry, isGood: boolean) => {
    entry.users -= 1;
    const key = sampleKey(source);
    const [oldest] = entries;
    const dropped = !isGood ? ([key, entry] as const) : entries.size > KEPT_CUTS ? oldest : undefined;
    if (dropped && entries.get(dropped[0]) === dropped[1]) entries.delete(dropped[0]);
    if (dropped) dropped[1].isKept = false;
    await remove(dropped?.[1] ?? entry);
    if (dropped?.[1] !== entry) await remove(entry);
  };
  return {
    async use(source, use) {
      const entry = enter(source);
      let isGood = false;
      try {
        const sample = await entry.sample;
        isGood = true;
        return await use(sample);
      } finally {
        await leave(source, entry, isGood);
      }
    },
  };
}

/** The same for the same stretches of the same recording. */
export function sampleKey({ itemId, spans }: SampleSource): string {
  return sha256Of(JSON.stringify([itemId, spans.map(({ startMs, endMs }) => [startMs, endMs])]));
}

async function cut(deps: VoicesDeps, { itemId, spans }: SampleSource): Promise<Sample> {
  const { durationMs, track = null } = await deps.library.whenRead({ id: itemId });
  const within = spans.map(({ startMs, endMs }) => ({ startMs, endMs: Math.min(endMs, durationMs) }));
  if (within.some(({ startMs, endMs }) => endMs <= startMs)) {
    throw reasonedFailure('INVALID_INPUT', 'excerpt_outside', { field: 'spans', durationMs });
  }
  await mkdir(deps.samplesFolder, { recursive: true });
  const { file, fileName } = deps.library.mediaFile({ id: itemId, variant: 'original' });
  const sample = await deps.media.cutSample({
    mediaId: itemId,
    file,
    fileName,
    track,
    spans: within,
    target: path.join(deps.samplesFolder, `${randomUUID()}.wav`),
    maxBytes: MAX_SAMPLE_BYTES,
    maxMs: LONGEST_CUT_MS,
  });
  return { ...sample, wantedMs: within.reduce((sum, span) => sum + span.endMs - span.startMs, 0) };
}
