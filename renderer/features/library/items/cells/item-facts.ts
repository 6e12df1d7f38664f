import type { LibraryRow } from '../../../../../shared/domain/library/search/library-row.ts';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import { SHOWN_KINDS } from '../../../../ui/kinds/shown-kinds.ts';
import { texts } from '../../texts.ts';

/** Kind and length, or why there is no length yet: `Recording · 3:14`. */
export function factsOf({ kind, durationMs, mediaState }: LibraryRow): string {
  const { name } = SHOWN_KINDS[kind];
  if (mediaState === 'reading') return texts.items.preparing(name);
  if (mediaState === 'failed') return texts.items.failed(name);
  return durationMs === null ? name : `${name} · ${formatShortTime(durationMs)}`;
}
