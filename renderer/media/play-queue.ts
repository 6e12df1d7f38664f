import type { Player, PlayerTrack } from './player.ts';
import { jumped, type QueueState, stepped, withAppended, withoutIndex, withReplaced } from './queue-state.ts';

const EMPTY: QueueState = { tracks: [], index: -1, gapMs: 0 };

/**
 * Tracks that play after one another on the one player, with a gap between them. Loading something else into the player ends
 * the queue. Read it in React with usePlayQueue.
 */
export class PlayQueue {
  readonly #player: Player;
  readonly #listeners = new Set<() => void>();
  #state: QueueState = EMPTY;
  #gap: ReturnType<typeof setTimeout> | null = null;

  constructor(player: Player) {
    this.#player = player;
    player.onEnded(() => this.#continue());
    player.subscribe(() => this.#follow());
  }

  getState = (): QueueState => this.#state;

  /** Calls `listener` after each change of the queue. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Plays tracks from `index` on, with `gapMs` of silence between them. */
  start(tracks: readonly PlayerTrack[], options: { index?: number; gapMs?: number; atMs?: number } = {}): void {
    const { index = 0, gapMs = 0, atMs = 0 } = options;
    if (!tracks[index]) return;
    this.#set({ tracks, index, gapMs });
    this.#playCurrent(atMs);
  }

  /** Puts tracks at the end; where nothing plays or the queue has come to its end they begin at once. */
  append(tracks: readonly PlayerTrack[], gapMs: number): void {
    const isPast = this.#state.index < 0 || this.#hasEnded();
    const next = withAppended({ ...this.#state, gapMs }, tracks);
    if (next.tracks.length === this.#state.tracks.length) return;
    if (!isPast) {
      this.#set(next);
      return;
    }
    this.#set(this.#state.index < 0 ? { ...next, index: 0 } : { ...next, index: this.#state.index + 1 });
    this.#playCurrent(0);
  }

  /** Gives new facts about a track that is in the queue, e.g. its stored file once it is complete. */
  replace(track: PlayerTrack): void {
    this.#set(withReplaced(this.#state, track));
    const { track: loaded } = this.#player.getState();
    if (loaded?.id === track.id && loaded.url === track.url) this.#player.load(track);
  }

  canStep(direction: 1 | -1): boolean {
    return stepped(this.#state, direction) !== null;
  }

  /** The next or the previous track; plays on. */
  step(direction: 1 | -1): void {
    const next = stepped(this.#state, direction);
    if (next) this.#go(next);
  }

  /** Plays the track at `index`. */
  jump(index: number): void {
    const next = jumped(this.#state, index);
    if (next) this.#go(next);
  }

  /** Takes a track out; the one that is loaded stays until something else is played. */
  remove(index: number): void {
    this.#set(withoutIndex(this.#state, index));
  }

  /** Takes out all that comes. */
  clear(): void {
    this.#endGap();
    this.#set(EMPTY);
  }

  #go(next: QueueState): void {
    this.#set(next);
    this.#playCurrent(0);
  }

  #playCurrent(atMs: number): void {
    this.#endGap();
    const track = this.#state.tracks[this.#state.index];
    if (!track) return;
    const isSame = this.#player.getState().track?.id === track.id;
    this.#player.load(track, atMs);
    if (isSame) this.#player.seek(atMs);
    this.#player.play();
  }

  #continue(): void {
    if (!this.canStep(1)) return;
    this.#endGap();
    this.#gap = setTimeout(() => {
      // The queue may have changed within the gap.
      const now = stepped(this.#state, 1);
      if (now) this.#go(now);
    }, this.#state.gapMs);
  }

  /** Something else was loaded, or the user started playing within the gap. */
  #follow(): void {
    const { track, isPlaying } = this.#player.getState();
    const current = this.#state.tracks[this.#state.index];
    if (isPlaying) this.#endGap();
    if (current && track?.id !== current.id && this.#gap === null) this.clear();
  }

  #hasEnded(): boolean {
    return !this.#player.getState().isPlaying && this.#gap === null && this.#player.hasEnded();
  }

  #endGap(): void {
    if (this.#gap !== null) clearTimeout(this.#gap);
    this.#gap = null;
  }

  #set(state: QueueState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
