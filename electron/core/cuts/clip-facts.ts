import type { CutClipFacts } from '../../../shared/domain/cut/cut-sources.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { videoFactsOf } from '../../../shared/domain/library/media-facts.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import { isFailure } from '../../../shared/domain/failures/failure.ts';
import type { Library } from '../library/library.ts';

/** What a cut has to know of a clip. */
export function clipFacts(library: Pick<Library, 'get'>, itemId: ItemId): CutClipFacts {
  const item = found(library, itemId);
  const facts = videoFactsOf(item?.media);
  return {
    itemId,
    title: item?.title ?? null,
    facts: facts && {
      widthPx: facts.widthPx,
      heightPx: facts.heightPx,
      durationMs: facts.durationMs,
      framesPerSecond: facts.framesPerSecond ?? null,
      hasAudio: facts.hasAudio,
    },
  };
}

function found(library: Pick<Library, 'get'>, id: ItemId): LibraryItem | null {
  try {
    return library.get({ id });
  } catch (error) {
    if (isFailure(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
