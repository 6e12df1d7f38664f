import { failureRecord, type FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { isPlaced } from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';
import { songRecipeSchema } from '../../../../shared/domain/recipe/song-recipe.ts';
import type { CoreContext } from '../../core-context.ts';
import type { JobQueue, JobWork } from '../../jobs/job-work.ts';
import { writeItemText } from '../../library/items/item-text.ts';
import type { Library } from '../../library/library.ts';
import { type RecognitionDeps, recogniseWords } from '../../narration/check/recognise-words.ts';
import { loadSoundAlike } from '../../narration/check/sound-alike.ts';
import { placeHeardLines } from './place-heard-lines.ts';
import { songLyrics } from './song-lyrics.ts';
import { writeSongLines } from './song-lines-table.ts';

/** What timing lyrics works with. */
export type TimingDeps = CoreContext &
  RecognitionDeps & { queue: JobQueue; library: Pick<Library, 'get' | 'mediaFile' | 'whenRead'> };

/** See Music.timeLyrics. */
export function startTimingLyrics(deps: TimingDeps, id: ItemId): { jobId: JobId } {
  const { title } = deps.library.get({ id });
  const { lines, origin } = songLyrics(deps, id);
  if (lines.length === 0) throw reasonedFailure('INVALID_INPUT', 'song_without_lyrics', { id });
  if (origin === 'score') throw reasonedFailure('CONFLICT', 'song_lyrics_exact', { id });
  const order = { kind: 'time-lyrics', title, itemId: id, engine: 'local', request: {} } as const;
  const jobId = deps.db.write((tx) => deps.queue.submit(tx, order));
  deps.queue.wake();
  return { jobId };
}

/** The job of finding out when the lines of a song are sung: the local engine listens, and what it hears is compared. */
export function timingWork(deps: TimingDeps): JobWork {
  return {
    run: async (context) => {
      const id = context.itemId;
      if (id === null) throw reasonedFailure('INVALID_INPUT', 'song_without_lyrics', {});
      const { durationMs } = await deps.library.whenRead({ id, signal: context.signal });
      const words = await recogniseWords(deps, context, { id, durationMs });
      const lines = placeHeardLines(songLyrics(deps, id).lines, words, await loadSoundAlike());
      const isHeard = lines.some(isPlaced);
      const prompt = songRecipeSchema.safeParse(deps.library.get({ id }).recipe).data?.prompt ?? '';
      deps.db.write((tx) => {
        writeSongLines(tx, id, { lines, origin: isHeard ? 'recognised' : null });
        // Songs of earlier versions have their lyrics there, too.
        writeItemText(tx, id, prompt.trim() === '' ? [] : [prompt]);
      });
      deps.changes.publish('music', [id]);
      return isHeard ? null : notHeard(id);
    },
  };
}

const notHeard = (id: ItemId): FailureRecord =>
  failureRecord(reasonedFailure('CONFLICT', 'song_lyrics_unheard', { id }));
