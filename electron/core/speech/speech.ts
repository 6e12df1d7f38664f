import type { ItemId, JobId, LineId } from '../../../shared/domain/ids.ts';
import type {
  LineGeneration,
  LiveTake,
  GenerationChange,
  RefusedLine,
} from '../../../shared/domain/script/script-views.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** Makes takes of the lines of scripts. */
export interface Speech {
  /**
   * Makes a new take of each line, in this order, with what the script says now: later edits change nothing of it. A line
   * that waits already to be made alike, or is being made so, is not made twice. `front` goes before jobs that wait; `engine` stands in for
   * that of the Speak panel. `refused` are lines that cannot be made, each with INVALID_INPUT, its `lineId` and a `reason`
   * (`no_voice`, `no_text`, a SpeechTextProblem with `textBegin` and `textEnd`, or `too_long`); the others are made. Throws
   * NOT_FOUND; KEY_MISSING; CONFLICT for a script in the bin; the first of the refusals where no line is left, before
   * anything is stored.
   */
  generate(input: {
    id: ItemId;
    lineIds: LineId[];
    front?: boolean | undefined;
    /** Tasks that are ordered together have the same. */
    batchId?: string | undefined;
    engine?: EngineChoice | undefined;
  }): Promise<{ jobId: JobId; refused: RefusedLine[] }>;
  /**
   * The same, for who wants takes that fit and not just others: a line whose take in use does not fit gets an earlier one that
   * does, and nothing is made of it. With `onlyChanged` nothing is made either of a line whose take in use fits, unless another
   * one of it has failed. `jobId` is null where nothing was left to make.
   */
  generateOrPick(
    input: Parameters<Speech['generate']>[0] & { onlyChanged?: boolean | undefined },
  ): Promise<{ jobId: JobId | null; refused: RefusedLine[] }>;
  /** Lines of the script that wait, are being made or could not be made. */
  generation(input: { id: ItemId }): LineGeneration[];
  /** The same as what changed since an earlier answer's `revision`; all of it where `since` is null or too long ago. */
  generationSince(input: { id: ItemId; since: number | null }): GenerationChange;
  /** A take while it grows; null once it is stored or given up. */
  live(input: { takeId: ItemId }): LiveTake | null;
  /** Takes failed lines out of the list of `generation`. */
  dismissFailures(input: { id: ItemId }): void;
  /**
   * The bytes (mp3) of a growing take from its beginning, as they come, from the moment on at which its line is being made;
   * ends with the take, without a byte where none came, and is left at once when the reader stops or `signal` aborts. Null
   * when no such take is growing or was growing a moment ago.
   */
  liveSound(input: { takeId: ItemId; signal?: AbortSignal | undefined }): AsyncIterable<Uint8Array> | null;
  /** Resolves when what an earlier run left is looked after; the database must stay open until then. Never rejects. */
  whenRecovered(): Promise<void>;
}
