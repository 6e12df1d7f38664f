import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { audioFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { referenceProblem } from '../../../../shared/domain/music/song-rules.ts';
import type { Library } from '../../library/library.ts';

/** Throws INVALID_INPUT for what is no sound of 6 s to 6 min and at most 50 MB (service.md), NOT_FOUND for what is gone. */
export function checkReference(library: Pick<Library, 'get'>, id: ItemId): void {
  const { media, sizeBytes } = library.get({ id });
  const problem = referenceProblem({ durationMs: audioFactsOf(media)?.durationMs ?? null, sizeBytes });
  if (problem) throw reasonedFailure('INVALID_INPUT', problem.reason, { field: problem.field, id });
}
