import type { MadeTake } from './made-take.ts';
import { safeFileName } from '../../../../shared/domain/files/file-name.ts';
import { spokenText } from '../../../../shared/domain/speech/spoken-text.ts';
import { storedRecipe } from '../../../../shared/domain/recipe/stored-recipe.ts';
import type { Tx } from '../../database/database.ts';
import { insertResult } from '../../jobs/stored/job-results.ts';
import { completeTask } from '../../remote-tasks/task-table.ts';
import { insertTake, pickedTakes, pickTake } from '../../scripts/takes/take-store.ts';
import { forgetFailures, updateLine } from '../line-table.ts';
import type { SpeechDeps } from '../speech-deps.ts';
import { tagTake } from './tag-take.ts';

const TITLE_CHARACTERS = 80;

/**
 * Puts a take into the library: item, take, words and the state of its line in one transaction. A part of a cut stream
 * leaves its line waiting, and does not take the place of a whole take. Throws what Library.addMade throws.
 */
export async function storeTake(
  deps: Pick<SpeechDeps, 'db' | 'library' | 'changes' | 'log'>,
  made: MadeTake,
): Promise<void> {
  const { library, changes } = deps;
  const { takeId, line, place, sound } = made;
  const title = titleOf(line.recipe.text);
  await tagTake(deps, made, title);
  await library.addMade({
    id: takeId,
    kind: 'speech',
    title,
    file: sound.file,
    fileName: safeFileName(title, line.sound.format),
    recipe: storedRecipe('speech', { ...line.recipe, sound: line.sound, ...place }),
    alongside: (tx) => {
      insert(tx, made);
      insertResult(tx, line.jobId, { kind: 'speech', id: takeId });
      if (sound.isPartial) return updateLine(tx, line, { state: 'queued' });
      forgetFailures(tx, line.scriptId, [line.lineId]);
      updateLine(tx, line, { state: 'done', takeId });
      if (sound.taskId) completeTask(tx, sound.taskId, Date.now());
    },
  });
  changes.publish('takes', [line.scriptId]);
  changes.publish('generation', [line.scriptId]);
}

function insert(tx: Tx, { takeId, line, place, sound }: MadeTake): void {
  const { scriptId, lineId, recipe } = line;
  const { durationMs, words, billedCharacters, isPartial } = sound;
  const before = isPartial ? pickedTakes(tx, scriptId).get(lineId) : undefined;
  insertTake(tx, {
    id: takeId,
    scriptId,
    lineId,
    recipe,
    sound: line.sound,
    ...place,
    durationMs,
    isPartial,
    billedCharacters,
    words,
  });
  if (!before || before.isPartial) return;
  pickTake(tx, before);
}

/** The first words, so that a take can be found in the library. */
function titleOf(text: string): string {
  const words = spokenText(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return [...words].slice(0, TITLE_CHARACTERS).join('').trim() || 'Speech';
}
