import type { ItemId, RemoteTaskId } from '../../../../shared/domain/ids.ts';
import type { TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { JobContext } from '../../jobs/job-work.ts';
import type { TaskPlace } from '../../remote-tasks/task-order.ts';
import type { LiveTakes } from '../live/live-takes.ts';
import type { SpeechLine } from '../line-table.ts';
import type { SpeechDeps } from '../speech-deps.ts';
import type { LongTexts } from '../tasks/long-text-task.ts';

/** One line on its way: what is to be made, with what, and who wants to know how far it is. */
export type LineRun = {
  deps: SpeechDeps;
  live: LiveTakes;
  longTexts: LongTexts;
  context: JobContext;
  place: TaskPlace;
  line: SpeechLine;
  /** Item of the take to be. */
  takeId: ItemId;
  /** Tells takes of the same recipe apart, so that the local engine makes another; 0 for the first. */
  seed: number;
  /** Says how much of the text has been spoken, in characters of the service. */
  spoken(characters: number): void;
};

/**
 * The sound of a line in a file that may be taken. `words` is null where the service gave none; `taskId` names the task that
 * is over once the sound is stored.
 */
export type MadeSound = {
  file: string;
  durationMs: number;
  words: TakeWord[] | null;
  billedCharacters: number | null;
  isPartial: boolean;
  taskId?: RemoteTaskId;
};
