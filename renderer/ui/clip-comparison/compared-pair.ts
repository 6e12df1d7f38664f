import type { ItemId } from '../../../shared/domain/ids.ts';

/** A clip that is compared. */
type ComparedClip = { id: ItemId; title: string };

/** Two clips that are compared. */
export type ComparedPair = readonly [ComparedClip, ComparedClip];
