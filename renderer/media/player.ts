import { clampTime, mediaErrorWords, nextTurn, normalRange, type PlayRange } from './player-time.ts';

/** What is loaded. `url` is a media URL; `durationMs` is the true length (a file's own header may lack it). */
export type PlayerTrack = {
  id: string;
  url: string;
  title: string;
  subtitle: string;
  durationMs: number;
  /** Address of the stored peaks, for the small waveform. */
  peaksUrl: string | null;
};

/** What the interface shows of the player. The running time is not part of it: read timeMs() or onFrame. */
export type PlayerState = {
  track: PlayerTrack | null;
  isPlaying: boolean;
  /** Waiting for bytes. */
  isWaiting: boolean;
  /** Why the file could not be played, a sentence. */
  error: string | null;
  rate: number;
  volume: number;
  isMuted: boolean;
  loop: PlayRange | null;
};

const END_TOLERANCE_MS = 200;

const NOTHING: PlayerState = {
  track: null,
  isPlaying: false,
  isWaiting: false,
  error: null,
  rate: 1,
  volume: 0.8,
  isMuted: false,
  loop: null,
};

/**
 * The one player of the window: one audio element, outside React, so that it plays on while panels change. All times are
 * milliseconds. Read it in React through player-hooks.ts.
 */
export class Player {
  readonly #audio: HTMLAudioElement;
  #state: PlayerState = NOTHING;
  #once: PlayRange | null = null;
  #previousMs = 0;
  #frame = 0;
  /** Where to go when the new file's length is known. */
  #pendingMs: number | null = null;
  readonly #stateListeners = new Set<() => void>();
  readonly #frameListeners = new Set<(timeMs: number) => void>();

  constructor(audio: HTMLAudioElement) {
    this.#audio = audio;
    audio.preload = 'auto';
    audio.preservesPitch = true;
    audio.volume = NOTHING.volume;
    audio.addEventListener('play', () => this.#set({ isPlaying: true }));
    audio.addEventListener('pause', () => this.#set({ isPlaying: false }));
    audio.addEventListener('ended', () => this.#ended());
    audio.addEventListener('waiting', () => this.#set({ isWaiting: true }));
    audio.addEventListener('playing', () => this.#set({ isWaiting: false }));
    audio.addEventListener('canplay', () => this.#set({ isWaiting: false }));
    audio.addEventListener('seeked', () => this.#tick());
    // Frames stop in a hidden window; this keeps loops and ends of ranges there too.
    audio.addEventListener('timeupdate', () => this.#tick());
    audio.addEventListener('loadedmetadata', () => this.#applyPendingSeek());
    audio.addEventListener('error', () => this.#failed());
  }

  getState = (): PlayerState => this.#state;

  /** Calls `listener` after each change of the state. */
  subscribe = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  };

  /** Calls `listener` on each frame while playing and after each seek, with the exact time. */
  onFrame(listener: (timeMs: number) => void): () => void {
    this.#frameListeners.add(listener);
    listener(this.timeMs());
    this.#schedule();
    return () => void this.#frameListeners.delete(listener);
  }

  /** The exact time now. */
  timeMs(): number {
    return this.#pendingMs ?? this.#audio.currentTime * 1000;
  }

  /** Length of what is loaded; 0 with nothing loaded. */
  durationMs(): number {
    const own = this.#audio.duration * 1000;
    return this.#state.track?.durationMs || (Number.isFinite(own) ? own : 0);
  }

  /** Loads a track and stays paused at `atMs`. The same id again only updates its words and keeps playing. */
  load(track: PlayerTrack, atMs = 0): void {
    if (this.#state.track?.id === track.id && this.#state.track.url === track.url && !this.#state.error) {
      this.#set({ track });
      return;
    }
    this.#audio.pause();
    this.#once = null;
    this.#pendingMs = clampTime(atMs, track.durationMs);
    this.#previousMs = this.#pendingMs;
    this.#audio.src = track.url;
    // Loading a source resets the rate of the element.
    this.#audio.defaultPlaybackRate = this.#state.rate;
    this.#audio.playbackRate = this.#state.rate;
    this.#set({ track, error: null, loop: null, isPlaying: false, isWaiting: false });
    this.#tick();
  }

  /** Takes out what is loaded. */
  unload(): void {
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    this.#audio.load();
    this.#pendingMs = null;
    this.#once = null;
    this.#set({ track: null, error: null, loop: null, isPlaying: false, isWaiting: false });
    this.#tick();
  }

  /** Starts. At the very end it starts again from the beginning. */
  play(): void {
    if (!this.#state.track) return;
    const end = this.durationMs();
    if (end > 0 && this.timeMs() >= end - 1) this.seek(this.#state.loop?.startMs ?? 0);
    this.#start();
  }

  pause(): void {
    this.#once = null;
    this.#audio.pause();
  }

  toggle(): void {
    if (this.#state.isPlaying) this.pause();
    else this.play();
  }

  /** Plays a range once and stops exactly at its end. */
  playRange(range: PlayRange): void {
    const once = normalRange(range, this.durationMs());
    if (!this.#state.track || !once) return;
    this.seek(once.startMs);
    this.#once = once;
    this.#start();
  }

  seek(timeMs: number): void {
    if (!this.#state.track) return;
    const target = clampTime(timeMs, this.durationMs());
    this.#once = null;
    this.#previousMs = target;
    if (this.#audio.readyState === 0) this.#pendingMs = target;
    else this.#audio.currentTime = target / 1000;
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
    const value = Math.min(1, Math.max(0, volume));
    this.#audio.volume = value;
    this.setMuted(false);
    this.#set({ volume: value });
  }

  setMuted(isMuted: boolean): void {
    this.#audio.muted = isMuted;
    this.#set({ isMuted });
  }

  /** Repeats a range; null ends that. A range too short to be heard counts as null. */
  setLoop(range: PlayRange | null): void {
    this.#set({ loop: range && normalRange(range, this.durationMs()) });
  }

  #start(): void {
    this.#audio.play().catch((error: unknown) => {
      // A pause or a new source before the first sound is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#failed();
    });
    this.#schedule();
  }

  #applyPendingSeek(): void {
    const target = this.#pendingMs;
    this.#pendingMs = null;
    if (target !== null && target > 0) this.#audio.currentTime = target / 1000;
    this.#tick();
  }

  /** A loop up to the end of the file may end a moment before its own end: it goes round all the same. */
  #ended(): void {
    const { loop } = this.#state;
    this.#once = null;
    this.#set({ isPlaying: false });
    if (!loop || loop.endMs < this.durationMs() - END_TOLERANCE_MS) return;
    this.seek(loop.startMs);
    this.#start();
  }

  #failed(): void {
    if (!this.#state.track) return;
    this.#set({ isPlaying: false, isWaiting: false, error: mediaErrorWords(this.#audio.error?.code) });
  }

  #schedule(): void {
    const isWatched = this.#frameListeners.size > 0 || this.#state.loop !== null || this.#once !== null;
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
    const turn = nextTurn(now, this.#previousMs, { loop: this.#state.loop, once: this.#once });
    this.#previousMs = now;
    if (turn.kind === 'jump') {
      this.#previousMs = turn.toMs;
      this.#audio.currentTime = turn.toMs / 1000;
    } else if (turn.kind === 'stop') {
      this.pause();
      this.#previousMs = turn.atMs;
      this.#audio.currentTime = turn.atMs / 1000;
    }
  }

  #emitFrame(): void {
    const now = this.timeMs();
    for (const listener of this.#frameListeners) listener(now);
  }

  #set(change: Partial<PlayerState>): void {
    const keys = Object.keys(change) as (keyof PlayerState)[];
    if (keys.every((key) => this.#state[key] === change[key])) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#stateListeners) listener();
    this.#schedule();
  }
}
