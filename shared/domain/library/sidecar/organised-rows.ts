import * as z from 'zod';
import { COLOUR_LABELS } from '../../organisation/organised.ts';
import { count, ms, text } from './sidecar-values.ts';

/** How something is kept. */
export const organised = z.object({
  isFavourite: z.boolean(),
  rating: count.min(0).max(5),
  verdict: z.enum(['picked', 'rejected']).nullable(),
  /** Sidecars of earlier versions have none, and no note or reason. */
  colourLabel: z.enum(COLOUR_LABELS).nullable().default(null),
  note: text.default(''),
  rejectReason: text.default(''),
  binnedAtMs: ms.nullable(),
});
/** A tag and its place. */
export const tag = z.object({ position: count, tag: text.min(1) });
/** A folder that something is in. */
export const folder = z.object({ folder: text.min(1) });
/** `generation:` or `line:` and what the variations are of. */
export const stack = z.object({ stackId: text.min(1).max(500) });
