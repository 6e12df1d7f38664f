import { useSyncExternalStore } from 'react';
import type { ItemId, LineId } from '../../../../../shared/domain/ids.ts';
import { player } from '../../../../media/player/player-hooks.ts';
import type { Player } from '../../../../media/player/player.ts';
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

/** Knows the word that is heard. Frames of the player are followed only while somebody listens. */
export class LitWordFollower {
  readonly #player: Pick<Player, 'getState' | 'onFrame'>;
  readonly #listeners = new Set<() => void>();
  #stop: (() => void) | null = null;
  #lit: LitWord | null = null;

  constructor(heard: Pick<Player, 'getState' | 'onFrame'>) {
    this.#player = heard;
  }

  /** Null in silence between lines and in tracks of other panels. */
  current(): LitWord | null {
    return this.#lit;
  }

  /** Calls `listener` when another word is heard. */
  onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#stop ??= this.#player.onFrame((timeMs) => this.#follow(timeMs));
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = null;
    };
  };

  #follow(timeMs: number): void {
    const { track } = this.#player.getState();
    const line = track ? lineAt(timeLineOf(track.id), timeMs) : null;
    const next = line && timeMs <= line.endMs ? litIn(line, timeMs) : null;
    if (isSame(this.#lit, next)) return;
    this.#lit = next;
    for (const listener of this.#listeners) listener();
  }
}

const follower = new LitWordFollower(player);

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

/** See LitWordFollower.onChange, for the player of this window. */
export const onLitWord = follower.onChange;

/** The word that is heard in a line; renders again with each word of that line only. Null in all other lines. */
export function useLitWord(lineId: LineId | null): LitWord | null {
  return useSyncExternalStore(onLitWord, () => {
    const lit = follower.current();
    return lit?.lineId === lineId ? lit : null;
  });
}

/** The line that is heard. */
export function useLitLineId(): LineId | null {
  return useSyncExternalStore(onLitWord, () => follower.current()?.lineId ?? null);
}
