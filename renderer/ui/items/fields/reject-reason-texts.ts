import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import { count } from '../../text/count.ts';

const reasons: Partial<Record<ItemKind, readonly string[]>> = {
  image: ['Wrong subject', 'Anatomy', 'Composition', 'Blurry', 'Unwanted text', 'Wrong style'],
  clip: ['Wrong subject', 'Motion', 'Flicker', 'Camera', 'Wrong style'],
  song: ['Melody', 'Voice', 'Lyrics', 'Mix', 'Ending', 'Wrong style'],
  speech: ['Pronunciation', 'Tone', 'Pace', 'Noise'],
};

/** English texts of why something is rejected; `reasons` are offered for items of a kind. */
export const rejectReasonTexts = {
  title: 'Why rejected',
  other: 'Other reason',
  reasons,
  changed: (number: number, reason: string) =>
    reason === ''
      ? `Clear why ${count(number, 'item is', 'items are')} rejected`
      : `Say why ${count(number, 'item is', 'items are')} rejected: ${reason}`,
} as const;
