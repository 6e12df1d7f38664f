import { reasonedFailure } from '../failures/reasoned-failure.ts';

/** Names of what things are kept under, and their limits: the longest, in UTF-16 units, and how many one thing may have. */
export const LABEL_LIMITS = {
  tag: { longest: 40, most: 100 },
  folder: { longest: 60, most: 100 },
  board: { longest: 60, most: 100 },
  search: { longest: 60, most: Infinity },
  cut: { longest: 60, most: Infinity },
  reason: { longest: 60, most: 1 },
} as const;

/** See LABEL_LIMITS. */
export type LabelKind = keyof typeof LABEL_LIMITS;

/** Controls, marks that turn the direction of text, zero-width spaces, halves of characters: nobody sees them in a name. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/**
 * The name of a tag or a folder as it is stored: composed, without what cannot be seen, blanks as one. Throws INVALID_INPUT
 * for one that is empty or too long then.
 */
export function cleanLabel(kind: LabelKind, text: string): string {
  const name = text.normalize('NFC').replace(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  if (name === '') throw reasonedFailure('INVALID_INPUT', 'label_empty', { labelKind: kind });
  const { longest } = LABEL_LIMITS[kind];
  if (name.length > longest) throw reasonedFailure('INVALID_INPUT', 'label_too_long', { labelKind: kind, longest });
  return name;
}

/** How the labels of a thing change: `all` replaces them, then some are removed, then some added. Throws like cleanLabel, and for too many. */
export function changeLabels(
  kind: LabelKind,
  current: readonly string[],
  change: {
    all: readonly string[] | undefined;
    add: readonly string[] | undefined;
    remove: readonly string[] | undefined;
  },
): string[] {
  const clean = (names: readonly string[]) => names.map((name) => cleanLabel(kind, name));
  // What an earlier version stored need not be clean: it is removed by either spelling.
  const removed = new Set([...(change.remove ?? []), ...clean(change.remove ?? [])]);
  const kept = (change.all ? clean(change.all) : current).filter((name) => !removed.has(name));
  const labels = [...new Set([...kept, ...clean(change.add ?? [])])];
  const { most } = LABEL_LIMITS[kind];
  if (labels.length > most && labels.length > current.length) {
    throw reasonedFailure('INVALID_INPUT', 'too_many_labels', { labelKind: kind, most });
  }
  return labels;
}
