import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { spokenText } from '../../../../shared/domain/speech/spoken-text.ts';
import { getTake } from '../../scripts/takes/take-store.ts';
import type { NarrationDeps } from '../narration-deps.ts';

/** Values of a recipe's language in which the local engine may hear English. */
const HEARD_LANGUAGES: readonly (string | null)[] = [null, 'auto', 'English'];

/** Stores the job of checking takes. See Narration.check. */
export function startCheck({ db, queue, scripts }: NarrationDeps, takeIds: readonly ItemId[]): { jobId: JobId } {
  const takes = [...new Set(takeIds)].map((id) => getTake(db, id));
  const [first] = takes;
  if (!first) throw reasonedFailure('INVALID_INPUT', 'no_take', { field: 'takeIds' });
  const foreign = takes.filter((take) => !isHeard(take));
  if (foreign.length > 0) {
    const message = 'The local engine supports English only, so it can’t check takes in other languages.';
    const languages = [...new Set(foreign.map(({ recipe }) => recipe.language ?? ''))].filter(Boolean);
    throw new Failure('LANGUAGE_UNSUPPORTED', message, { takeIds: foreign.map(({ id }) => id), languages });
  }
  const jobId = db.write((tx) =>
    queue.submit(tx, {
      kind: 'check-speech',
      title: scripts.get(first.scriptId).title,
      itemId: first.scriptId,
      engine: 'local',
      request: { takeIds: takes.map(({ id }) => id), askedAtMs: Date.now() },
    }),
  );
  queue.wake();
  return { jobId };
}

/** Without a stated language the letters tell the most. */
function isHeard({ recipe }: Take): boolean {
  if (!HEARD_LANGUAGES.includes(recipe.language)) return false;
  const letters = spokenText(recipe.text).match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  return latin * 2 >= letters.length;
}
