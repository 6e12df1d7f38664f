import type { PlayQueue } from '../queue/play-queue.ts';
import type { Player } from './player.ts';
import type { PlayerTrack } from './player-track.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

type Kept = { track: PlayerTrack; atMs: number; loop: TimeSpan | null };

/**
 * A sound that is heard in between, e.g. a voice that is tried. When it ends or is stopped, what was loaded before comes back
 * paused where it was, and its queue with it. Where nothing was loaded the sound stays, to be played again.
 */
export class PreviewPlayer {
  readonly #player: Player;
  readonly #queue: PlayQueue;
  #id: string | null = null;
  #kept: Kept | null = null;
  #hasSounded = false;

  constructor(player: Player, queue: PlayQueue) {
    this.#player = player;
    this.#queue = queue;
    player.onEnded((track) => {
      if (track.id === this.#id) this.#giveBack();
    });
    player.subscribe(() => this.#follow());
  }

  /** Plays a sound from its beginning instead of what plays now. */
  play(sound: PlayerTrack): void {
    const { track, loop } = this.#player.getState();
    this.#hasSounded = false;
    // First: from the hold on, whatever else is loaded counts as the user's wish.
    this.#player.pause();
    const waiting = this.#queue.hold(sound.id);
    if (waiting) this.#kept = { track: waiting, atMs: 0, loop: null };
    else if (track && track.id !== this.#id) this.#kept = { track, atMs: this.#player.timeMs(), loop };
    this.#id = sound.id;
    this.#player.load(sound);
    this.#player.seek(0);
    this.#player.play();
  }

  /** Ends the sound if it is what is loaded. */
  stop(): void {
    if (this.#id === null) return;
    this.#hasSounded = false;
    this.#player.pause();
    this.#giveBack();
  }

  #giveBack(): void {
    const kept = this.#kept;
    if (!kept) {
      this.#player.seek(0);
      return;
    }
    this.#forget();
    const current = this.#queue.current();
    // Sound that was growing may be stored by now.
    this.#player.load(current?.id === kept.track.id ? current : kept.track, kept.atMs);
    this.#player.setLoop(kept.loop);
  }

  /** Something else that was loaded is what the user wants now. A pause of the player, by whatever key, ends the sound. */
  #follow(): void {
    const { track, isPlaying, error } = this.#player.getState();
    if (this.#id === null) return;
    if (track?.id !== this.#id) this.#forget();
    else if (isPlaying) this.#hasSounded = true;
    else if (this.#hasSounded && this.#kept && error === null && !this.#player.hasEnded()) this.#giveBack();
  }

  #forget(): void {
    this.#id = null;
    this.#kept = null;
  }
}
