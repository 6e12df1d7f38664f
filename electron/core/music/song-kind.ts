import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { isCoverModel } from '../../../shared/domain/music/music-models.ts';
import { NO_SONG_DETAILS } from '../../../shared/domain/music/song-details.ts';
import { songProblem } from '../../../shared/domain/music/song-rules.ts';
import { type SongRecipe, songRecipeSchema, songTitle } from '../../../shared/domain/recipe/song-recipe.ts';
import type { GenerationKind } from '../generation/generation-kind.ts';
import type { Log } from '../host-ports.ts';
import { checkReference } from './references/check-reference.ts';
import { collectSong, requestSeed } from './collect-song.ts';
import type { SongAnswer } from './stream-song.ts';
import { type SongOrder, type SongTaskDeps, songTask } from './song-task.ts';

/** Generation of songs: each take is a request of its own and an item of the library. */
export function songKind(
  log: Pick<Log, 'warn'>,
  deps: SongTaskDeps,
): GenerationKind<SongRecipe, SongOrder, SongAnswer> {
  return {
    kind: 'song',
    recipe: songRecipeSchema,
    job: 'generate-song',
    step: 'composing',
    shownIn: 'music',
    itemKind: 'song',
    title: songTitle,
    // Lyrics are searched line by line, see song-lines-table.ts.
    texts: ({ prompt }) => [prompt].filter((text) => text.trim() !== ''),
    check: (recipe, { count }) => {
      const problem = songProblem(recipe, { count });
      if (problem) throw reasonedFailure('INVALID_INPUT', problem.reason, { ...problem.facts, field: problem.field });
      const reference = usedReference(recipe);
      if (reference !== null) checkReference(deps.library, reference);
    },
    sources: (recipe) => {
      const reference = usedReference(recipe);
      return reference === null ? [] : [reference];
    },
    firstFacts: () => ({ ...NO_SONG_DETAILS }),
    resultsPerRequest: 1,
    task: songTask(deps),
    order: ({ recipe, engine, results }) => {
      const { kind: _kind, version: _version, title: _title, isStreamed: _isStreamed, ...plain } = recipe;
      const position = results[0]?.position ?? 0;
      // The interface has no seeds; the local engine knows them.
      const seed = engine === 'local' ? requestSeed(recipe, position) : null;
      const order = { ...plain, referenceItemId: usedReference(recipe), seed };
      return { part: String(position), request: canStream(recipe) ? { ...order, isStreamed: true } : order };
    },
    collect: async (collecting) => await collectSong(collecting, log),
    units: (songs) => ({ songs }),
  };
}

/** What is chosen for a cover stays in the recipe of other models, and is not sent with them. */
const usedReference = ({ model, referenceItemId }: SongRecipe): ItemId | null =>
  isCoverModel(model) ? (referenceItemId as ItemId | null) : null;

/** A WAV states its length before its sound, and watermarks are of whole songs only (service.md, gaps.md G10). */
const canStream = ({ isStreamed, format, watermark }: SongRecipe): boolean =>
  isStreamed === true && format === 'mp3' && !watermark;
