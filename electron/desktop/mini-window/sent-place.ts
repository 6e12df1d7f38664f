import * as z from 'zod';
import type { SentPlace } from '../../../shared/contract/host/host-bridge.ts';
import { PANEL_IDS } from '../../../shared/domain/panel-id.ts';

const MOST_SENT_CHARACTERS = 200_000;

const schema = z.object({
  panel: z.enum(PANEL_IDS),
  path: z.array(z.string().max(200)).max(4),
  /** What the panel is given, as text of JSON: it goes from one window to the other as it is. */
  sent: z.string().max(MOST_SENT_CHARACTERS).nullable(),
});

/** The place that a page asks the main window to show; null for anything else. */
export function sentPlace(given: unknown): SentPlace | null {
  return schema.safeParse(given).data ?? null;
}
