import type { ItemId, JobId, SegmentId } from '../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type {
  RewriteKind,
  RewriteOptions,
  RewriteResult,
} from '../../../shared/domain/transcript/rewriting/rewrite.ts';

/** What is to be done to lines of a transcript, all of them without `segmentIds`. Where `engine` is left out the one of the settings is meant. */
export type StartRewrite = {
  id: ItemId;
  kind: RewriteKind;
  engine?: EngineChoice | undefined;
  segmentIds?: SegmentId[] | undefined;
  language: string | null;
  keepsOriginal: boolean;
};

/** New texts for lines of transcripts: tidied or translated, by a model or by rules, and never put in place by themselves. */
export interface Rewrites {
  /** What can be done on an engine, and by whom. */
  options(input: { engine?: EngineChoice | undefined }): RewriteOptions;
  /** Orders it as a task. Throws INVALID_INPUT without a line or a language, CONFLICT where nobody can do it, KEY_MISSING. */
  start(input: StartRewrite): Promise<{ jobId: JobId }>;
  /** What is neither accepted nor discarded, oldest first. */
  results(input: { id: ItemId }): RewriteResult[];
  /** Forgets a result. */
  drop(input: { id: ItemId; rewriteId: string }): void;
}
