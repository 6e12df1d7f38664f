import { Listeners } from '../listeners.ts';
import type { Player } from '../player/player.ts';
import type { PlayerTrack } from '../player/player-track.ts';
import {
  jumped,
  type QueueState,
  shuffled,
  stepped,
  withComing,
  withAppended,
  withoutCurrent,
  withoutIndex,
  withReplaced,
} from './queue-state.ts';

const EMPTY: QueueState = { tracks: [], index: -1, gapMs: 0 };

/**
 * Tracks that play after one another on the one player, with a gap between them. Loading something else into the player ends
 * the queue. Read it in React with usePlayQueue.
 */
export class PlayQueue {
  readonly #player: Player;
  readonly #listeners = new Listeners();
  #state: QueueState = EMPTY;
  #gap: ReturnType<typeof setTimeout> | null = null;
  #previewTrackId: string | null = null;

  constructor(player: Player) {
    this.#player = player;
    player.onEnded((track) => track.id === this.current()?.id && this.#continue());
    player.onVanished((track) => this.#skip(track));
    player.subscribe(() => this.#follow());
  }

  getState = (): QueueState => this.#state;

  /** The track of the queue that plays, is paused, or waits for the end of a preview; null without a queue. */
  current(): PlayerTrack | null {
    return this.#state.tracks[this.#state.index] ?? null;
  }

  /** Whether a sound in between is loaded, after which the queue goes on. */
  isHeld(): boolean {
    return this.#previewTrackId !== null && this.#state.index >= 0;
  }

  /**
   * Lets a track that is not in the queue be loaded without ending it, until anything else is. Within a gap the next track
   * becomes the current one and is returned.
   */
  hold(previewTrackId: string): PlayerTrack | null {
    this.#previewTrackId = previewTrackId;
    if (this.#gap === null) return null;
    this.#endGap();
    this.#set(stepped(this.#state, 1) ?? this.#state);
    return this.current();
  }

  /** Calls `listener` after each change of the queue. */
  subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener);

  /** Plays tracks from `index` on, with `gapMs` of silence between them. */
  start(tracks: readonly PlayerTrack[], options: { index?: number; gapMs?: number; atMs?: number } = {}): void {
    const { index = 0, gapMs = 0, atMs = 0 } = options;
    if (!tracks[index]) return;
    const { isRepeating = false } = this.#state;
    this.#set({ tracks, index, gapMs, isRepeating });
    this.#playCurrent(atMs);
  }

  /** Puts tracks at the end; where nothing plays or the queue has come to its end they begin at once. */
  append(tracks: readonly PlayerTrack[], gapMs: number): void {
    const isPast = this.#state.index < 0 || (!this.isHeld() && this.#hasEnded());
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

  /** Puts all that comes in an order of chance. */
  shuffle(): void {
    this.#set(withComing(this.#state, (coming) => shuffled(coming, Math.random)));
  }

  /** Whether the first track comes after the last; it stays so for queues that follow. */
  setRepeating(isRepeating: boolean): void {
    this.#set({ ...this.#state, isRepeating });
  }

  /** Takes out all that comes. */
  clear(): void {
    this.#endGap();
    const { isRepeating = false } = this.#state;
    this.#set({ ...EMPTY, isRepeating });
  }

  #go(next: QueueState): void {
    this.#set(next);
    this.#playCurrent(0);
  }

  #playCurrent(atMs: number): void {
    this.#endGap();
    const track = this.current();
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

  /** A track came to nothing: the next one takes its place, and plays on where it would have played. */
  #skip({ id }: PlayerTrack): void {
    if (this.current()?.id !== id) return;
    const { isPlaying } = this.#player.getState();
    this.#set(withoutCurrent(this.#state));
    const next = this.current();
    if (!next) return;
    this.#player.load(next);
    if (isPlaying) this.#player.play();
  }

  /** Something else was loaded, or the user started playing within the gap. */
  #follow(): void {
    const { track, isPlaying } = this.#player.getState();
    const current = this.current();
    if (isPlaying) this.#endGap();
    if (track?.id === this.#previewTrackId) return;
    this.#previewTrackId = null;
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
    this.#listeners.call();
  }
}
