import { useSyncExternalStore } from 'react';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { player } from '../../../media/player-hooks.ts';
import { lineAt, wordAt } from './time-line.ts';
import { timeLineOf } from './time-lines.ts';

/**
 * The word that is heard: offsets in the text of the take's recipe (they fit the line's text only where that is the same).
 * `isSounding` is false in the silence after it. `index` is that among the words of the take.
 */
export type LitWord = {
  lineId: LineId;
  takeId: ItemId;
  index: number;
  textBegin: number;
  textEnd: number;
  isSounding: boolean;
};

let lit: LitWord | null = null;
const listeners = new Set<() => void>();
let stopFollowing: (() => void) | null = null;

function follow(timeMs: number): void {
  const { track } = player.getState();
  const line = track ? lineAt(timeLineOf(track.id), timeMs) : null;
  const next = line && timeMs <= line.endMs ? litIn(line, timeMs) : null;
  if (isSame(lit, next)) return;
  lit = next;
  for (const listener of listeners) listener();
}

function litIn(line: NonNullable<ReturnType<typeof lineAt>>, timeMs: number): LitWord {
  const { index, isSounding } = wordAt(line.words, timeMs);
  const word = line.words[index];
  return {
    lineId: line.lineId,
    takeId: line.takeId,
    index,
    textBegin: word?.textBegin ?? 0,
    textEnd: word?.textEnd ?? 0,
    isSounding,
  };
}

function isSame(a: LitWord | null, b: LitWord | null): boolean {
  if (!a || !b) return a === b;
  return a.lineId === b.lineId && a.takeId === b.takeId && a.index === b.index && a.isSounding === b.isSounding;
}

/** Calls `listener` when another word is heard. Frames are followed only while somebody listens. */
export function onLitWord(listener: () => void): () => void {
  listeners.add(listener);
  stopFollowing ??= player.onFrame(follow);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopFollowing?.();
    stopFollowing = null;
  };
}

/** The word that is heard in a line; renders again with each word of that line only. Null in all other lines. */
export function useLitWord(lineId: LineId | null): LitWord | null {
  return useSyncExternalStore(onLitWord, () => (lit?.lineId === lineId ? lit : null));
}

/** The line that is heard. */
export function useLitLineId(): LineId | null {
  return useSyncExternalStore(onLitWord, () => lit?.lineId ?? null);
}
