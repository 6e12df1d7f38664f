import { rm } from 'node:fs/promises';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import type { GrowingTake } from '../live/growing-take.ts';
import { indexMp3File } from '../live/index-mp3.ts';
import { soundFile } from '../takes/sound-files.ts';
import type { LineRun, MadeSound } from './line-run.ts';
import { speechSettings } from './speech-settings.ts';

/** Less than this is not worth keeping of a stream that was cut. */
export const SHORTEST_PARTIAL_MS = 200;

/** What came of a stream: a whole sound, or a part together with why it is one. `sound` is null where nothing came. */
export type StreamOutcome = { sound: MadeSound; error: null } | { sound: MadeSound | null; error: Error };

/** What was thrown, which is an Error everywhere but in theory. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Speaks a line as a stream that is on disk with every chunk and heard and seen meanwhile. Never throws. */
export async function streamLine(run: LineRun): Promise<StreamOutcome> {
  const { deps, live, line, takeId } = run;
  const file = soundFile(deps.folder, takeId);
  let take: GrowingTake | null = null;
  try {
    take = await live.begin({ id: takeId, scriptId: line.scriptId, file });
    const { billedCharacters, durationMs } = await receive(run, take);
    await take.close();
    await indexMp3File(file, durationMs);
    const sound = { ...soundOf(take, file), billedCharacters, isPartial: false };
    return { sound: durationMs === null ? sound : { ...sound, durationMs }, error: null };
  } catch (error) {
    return { sound: take && (await partOf(take, file)), error: asError(error) };
  } finally {
    live.end(takeId);
  }
}

async function receive(run: LineRun, take: GrowingTake) {
  const { deps, live, line, place, spoken } = run;
  const { text } = line.recipe;
  const request = { ...speechSettings(run), text, subtitles: 'word_streaming' } as const;
  let billedCharacters: number | null = null;
  let durationMs: number | null = null;
  for await (const piece of deps.service(place.engine).speech.stream({
    ...request,
    ...run.context.calls,
  })) {
    if (piece.sentence) {
      take.hear(piece.sentence);
      spoken(characterCount(text.slice(0, piece.sentence.textEnd)));
    }
    if (piece.audio.length > 0) await take.append(piece.audio);
    if (piece.info) {
      billedCharacters = piece.info.usageCharacters || null;
      durationMs = piece.info.durationMs || null;
    }
    live.grown(take.id);
  }
  return { billedCharacters, durationMs };
}

const soundOf = (take: GrowingTake, file: string) => {
  const words = take.words();
  return { file, durationMs: Math.round(take.durationMs()), words: words.length > 0 ? words : null };
};

/** What came of a stream that was cut, if one can hear anything. Never throws: the caller already has what is told. */
async function partOf(take: GrowingTake, file: string): Promise<MadeSound | null> {
  const isHeard = take.durationMs() >= SHORTEST_PARTIAL_MS;
  try {
    await take.close();
    if (isHeard) await indexMp3File(file, null);
  } catch {
    // The disk is what failed, and the caller already says so; what was written is looked at all the same.
  }
  if (isHeard) return { ...soundOf(take, file), billedCharacters: null, isPartial: true };
  await rm(file, { force: true });
  return null;
}
