import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { JobReference } from '../../../../shared/domain/jobs/job-facts.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { ITEM_KINDS, type ItemKind } from '../../../../shared/domain/library/item-kinds.ts';

type Pictured = Pick<Job, 'itemId' | 'itemKind' | 'results'>;

/** The item that a job is shown by: the first that came of it and can be seen or played, else what it is about; null without either. */
export function picturedItem({ itemId, itemKind, results }: Pictured): ItemId | null {
  const made = results.find(isMedia);
  if (made) return made.id as ItemId;
  return itemKind !== null && hasMedia(itemKind) ? itemId : null;
}

const isMedia = ({ kind }: JobReference): boolean => kind !== 'voice' && kind !== 'voice-design' && hasMedia(kind);

function hasMedia(kind: ItemKind): boolean {
  const { mediaType } = ITEM_KINDS[kind];
  return mediaType === 'audio' || mediaType === 'image' || mediaType === 'video';
}
