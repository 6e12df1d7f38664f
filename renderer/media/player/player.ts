import { Listeners } from '../listeners.ts';
import { PlayedRanges } from './played-ranges.ts';
import { PlayerSource } from './player-source.ts';
import { clampTime, mediaErrorWords, normalRange } from './player-time.ts';
import { NOTHING_LOADED, type PlayerState, type PlayerTrack } from './player-track.ts';
import { WaitingWatch } from './waiting-watch.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

const END_TOLERANCE_MS = 200;

/**
 * The one player of the window: one audio element, outside React, so that it plays on while panels change. All times are
 * milliseconds of the sound itself, also where the file begins with an encoder's silence. Read it in React through
 * player-hooks.ts; several tracks after one another are PlayQueue's.
 */
export class Player {
  readonly #audio: HTMLAudioElement;
  readonly #source: PlayerSource;
  readonly #waiting = new WaitingWatch(() => this.#set({ isStalled: true }));
  #state: PlayerState = NOTHING_LOADED;
  readonly #ranges = new PlayedRanges();
  #frame = 0;
  /** Where to go when the new file's length is known. */
  #pendingMs: number | null = null;
  readonly #stateListeners = new Listeners();
  readonly #frameListeners = new Listeners<[timeMs: number]>();
  readonly #endListeners = new Listeners<[track: PlayerTrack]>();
  readonly #vanishListeners = new Listeners<[track: PlayerTrack]>();

  constructor(audio: HTMLAudioElement) {
    this.#audio = audio;
    this.#source = new PlayerSource(audio, {
      onGrown: () => this.#emitFrame(),
      onComplete: () => this.#set({ isGrowing: false }),
      onVanished: () => this.#vanished(),
    });
    audio.preload = 'auto';
    audio.preservesPitch = true;
    audio.volume = NOTHING_LOADED.volume;
    audio.addEventListener('play', () => this.#set({ isPlaying: true }));
    audio.addEventListener('pause', () => this.#set({ isPlaying: false }));
    audio.addEventListener('ended', () => this.#ended());
    audio.addEventListener('waiting', () => this.#wait(true));
    audio.addEventListener('playing', () => this.#wait(false));
    audio.addEventListener('canplay', () => this.#wait(false));
    audio.addEventListener('seeked', () => this.#tick());
    // Frames stop in a hidden window; this keeps loops and ends of ranges there too.
    audio.addEventListener('timeupdate', () => this.#tick());
    audio.addEventListener('loadedmetadata', () => this.#applyPendingSeek());
    audio.addEventListener('error', () => this.#failed());
  }

  getState = (): PlayerState => this.#state;

  /** Calls `listener` after each change of the state. */
  subscribe = (listener: () => void): (() => void) => this.#stateListeners.add(listener);

  /** Calls `listener` on each frame while playing and after each seek, with the exact time. */
  onFrame(listener: (timeMs: number) => void): () => void {
    const remove = this.#frameListeners.add(listener);
    listener(this.timeMs());
    this.#schedule();
    return remove;
  }

  /** Calls `listener` when a track was played to its very end and is not looped. */
  onEnded(listener: (track: PlayerTrack) => void): () => void {
    return this.#endListeners.add(listener);
  }

  /** Calls `listener` when a growing track came to nothing, before it is taken out; whoever asked for it says why. */
  onVanished(listener: (track: PlayerTrack) => void): () => void {
    return this.#vanishListeners.add(listener);
  }

  /** The exact time now. */
  timeMs(): number {
    return this.#pendingMs ?? Math.max(0, this.#audio.currentTime * 1000 - this.#source.delayMs());
  }

  /** Length of what is loaded, the likely one where it grows; 0 with nothing loaded. */
  durationMs(): number {
    return this.#source.durationMs(this.#state.track);
  }

  /** Whether the playhead is at the very end and no more sound will come. */
  hasEnded(): boolean {
    const end = this.durationMs();
    return end > 0 && !this.#source.isGrowing && (this.#audio.ended || this.timeMs() >= end - 1);
  }

  /** Loads a track and stays paused at `atMs`. The same id and address again only updates its words and keeps playing. */
  load(track: PlayerTrack, atMs = 0): void {
    if (this.#state.track?.id === track.id && this.#state.track.url === track.url && !this.#state.error) {
      this.#set({ track });
      return;
    }
    this.#open(track, atMs);
  }

  /** Takes out what is loaded. */
  unload(): void {
    this.#audio.pause();
    this.#source.clear();
    this.#waiting.end();
    this.#pendingMs = null;
    this.#ranges.endOnce();
    const { rate, volume, isMuted } = this.#state;
    this.#set({ ...NOTHING_LOADED, rate, volume, isMuted });
    this.#tick();
  }

  /** Opens what is loaded anew and plays on from where it stopped. */
  retry(): void {
    const { track } = this.#state;
    if (!track) return;
    this.#open(track, this.timeMs());
    this.#start();
  }

  /** Starts. At the very end it starts again from the beginning. */
  play(): void {
    const { track } = this.#state;
    if (!track) return;
    if (this.#state.error) {
      this.retry();
      return;
    }
    if (this.hasEnded()) {
      const from = this.#state.loop?.startMs ?? 0;
      if (this.#source.isReplaceable) this.#open(track, from, true);
      else this.seek(from);
    }
    this.#start();
  }

  pause(): void {
    this.#ranges.endOnce();
    this.#audio.pause();
  }

  toggle(): void {
    if (this.#state.isPlaying) this.pause();
    else this.play();
  }

  /** Plays a range once and stops exactly at its end. */
  playRange(range: TimeSpan): void {
    const once = normalRange(range, this.durationMs());
    if (!this.#state.track || !once) return;
    this.seek(once.startMs);
    this.#ranges.playOnce(once);
    this.#start();
  }

  seek(timeMs: number): void {
    if (!this.#state.track) return;
    // Of what grows nothing can be skipped that has not come.
    const target = Math.min(this.#source.reachMs(), clampTime(timeMs, this.durationMs()));
    this.#ranges.moved(target);
    if (this.#audio.readyState === 0) this.#pendingMs = target;
    else this.#moveTo(target);
    this.#emitFrame();
  }

  /** Moves by so many milliseconds. */
  skip(deltaMs: number): void {
    this.seek(this.timeMs() + deltaMs);
  }

  /** Speed with the pitch kept. */
  setRate(rate: number): void {
    this.#audio.playbackRate = rate;
    this.#audio.defaultPlaybackRate = rate;
    this.#set({ rate });
  }

  setVolume(volume: number): void {
    this.setMuted(false);
    this.#set({ volume: Math.min(1, Math.max(0, volume)) });
  }

  setMuted(isMuted: boolean): void {
    this.#audio.muted = isMuted;
    this.#set({ isMuted });
  }

  /** Repeats a range; null ends that. A range too short to be heard counts as null; of what grows, all that will come. */
  setLoop(range: TimeSpan | null): void {
    const loop = range && normalRange(range, this.durationMs());
    this.#set({ loop: loop && this.#source.isGrowing ? { ...loop, endMs: Infinity } : loop });
  }

  #open(track: PlayerTrack, atMs: number, asFile = false): void {
    this.#audio.pause();
    this.#pendingMs = clampTime(atMs, track.liveUrl && !asFile ? 0 : track.durationMs);
    this.#ranges.moved(this.#pendingMs);
    const loop = asFile ? this.#state.loop : null;
    if (asFile) this.#source.openFile(track);
    else this.#source.open(track);
    // Loading a source resets the rate of the element.
    this.#audio.defaultPlaybackRate = this.#state.rate;
    this.#audio.playbackRate = this.#state.rate;
    this.#waiting.end();
    const isGrowing = this.#source.isGrowing;
    this.#set({ track, error: null, loop, isPlaying: false, isWaiting: false, isStalled: false, isGrowing });
    this.#tick();
  }

  #start(): void {
    this.#audio.play().catch((error: unknown) => {
      // A pause or a new source before the first sound is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#failed();
    });
    this.#schedule();
  }

  /** The sound of a file lies behind its delay; the very start is the start. */
  #moveTo(timeMs: number): void {
    this.#audio.currentTime = (timeMs > 0 ? timeMs + this.#source.delayMs() : 0) / 1000;
  }

  #applyPendingSeek(): void {
    const target = this.#pendingMs;
    this.#pendingMs = null;
    if (target !== null && target > 0) this.#moveTo(target);
    this.#tick();
  }

  #wait(isWaiting: boolean): void {
    if (isWaiting && !this.#source.isGrowing) this.#waiting.begin();
    if (!isWaiting) this.#waiting.end();
    this.#set(isWaiting ? { isWaiting } : { isWaiting, isStalled: false });
  }

  /** A loop up to the end of the file may end a moment before its own end: it goes round all the same. */
  #ended(): void {
    const { loop, track } = this.#state;
    this.#ranges.endOnce();
    this.#waiting.end();
    this.#set({ isPlaying: false, isWaiting: false, isStalled: false });
    if (loop && loop.endMs >= this.durationMs() - END_TOLERANCE_MS) {
      this.seek(loop.startMs);
      this.#start();
    } else if (track) this.#endListeners.call(track);
  }

  #vanished(): void {
    const { track } = this.#state;
    if (!track) return;
    this.#vanishListeners.call(track);
    if (this.#state.track === track) this.unload();
  }

  #failed(): void {
    if (!this.#state.track) return;
    this.#waiting.end();
    const error = mediaErrorWords(this.#audio.error?.code);
    this.#set({ isPlaying: false, isWaiting: false, isStalled: false, isGrowing: false, error });
  }

  #schedule(): void {
    const isWatched = this.#frameListeners.size > 0 || this.#state.loop !== null || this.#ranges.hasOnce;
    if (this.#frame !== 0 || !this.#state.isPlaying || !isWatched) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#tick();
    });
  }

  #tick(): void {
    const now = this.timeMs();
    if (this.#state.isPlaying && !this.#audio.seeking) this.#turn(now);
    this.#emitFrame();
    this.#schedule();
  }

  #turn(now: number): void {
    const turn = this.#ranges.turn(now, this.#state.loop);
    if (turn.kind === 'stop') this.pause();
    if (turn.kind !== 'run') this.#moveTo(turn.toMs);
  }

  #emitFrame(): void {
    this.#frameListeners.call(this.timeMs());
  }

  #set(change: Partial<PlayerState>): void {
    const keys = Object.keys(change) as (keyof PlayerState)[];
    if (keys.every((key) => this.#state[key] === change[key])) return;
    this.#state = { ...this.#state, ...change };
    this.#audio.volume = this.#state.volume * (this.#state.track?.gain ?? 1);
    this.#stateListeners.call();
    this.#schedule();
  }
}
