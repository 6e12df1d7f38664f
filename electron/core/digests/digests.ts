import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { DigestResult } from '../../../shared/domain/transcript/digest/digest.ts';
import type { RewriteWriter } from '../../../shared/domain/transcript/rewriting/rewrite.ts';

/** What of a transcript is proposed. Where `engine` is left out the one of the settings is meant. */
export type StartDigest = { id: ItemId; engine?: EngineChoice | undefined };

/**
 * Titles, a summary, chapters and quotes of transcripts, found by a model or by the rules of this computer, and never put in place by
 * themselves.
 */
export interface Digests {
  /** Who finds them on an engine; null where nobody can. */
  writer(input: { engine?: EngineChoice | undefined }): RewriteWriter | null;
  /** Orders them as a task. Throws INVALID_INPUT without a line of text, CONFLICT where nobody can do it, KEY_MISSING. */
  start(input: StartDigest): Promise<{ jobId: JobId }>;
  /** What is neither accepted nor discarded, oldest first. */
  results(input: { id: ItemId }): DigestResult[];
  /** Forgets a result. */
  drop(input: { id: ItemId; digestId: string }): void;
}
