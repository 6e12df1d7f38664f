import { spokenText } from '../speech/spoken-text.ts';
import type { ItemKind } from './item-kinds.ts';

const LIST_MARK = /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+/gm;
const BLOCK_MARKS = /^[ \t]*(?:#{1,6}[ \t]+|(?:>[ \t]?)+|`{3,}.*$|-{3,}[ \t]*$)/gm;
const LINK = /!?\[([^\]\n]*)\]\([^)\n]*\)/g;
const AROUND = /(\*\*|__|~~|`|(?<![\p{L}\p{N}])[*_](?=\S))([^\n]*?\S)\1/gu;

/** A line of an item as a tile shows it: a script without its marks for pauses and sounds, a chat without its Markdown. */
export function shownText(kind: ItemKind, text: string): string {
  if (kind === 'script') return oneLine(spokenText(text));
  if (kind !== 'conversation') return text;
  const plain = text.replaceAll(BLOCK_MARKS, '').replaceAll(LIST_MARK, '· ').replaceAll(LINK, '$1');
  return oneLine(plain.replaceAll(AROUND, '$2'));
}

const oneLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,!?;:](?:\s|$))/g, '')
    .trim();
