import { Listeners } from '../listeners.ts';
import { followed } from './pair-sync.ts';
import { runMedia } from './run-media.ts';

/** What is known of two clips that are played together; times in ms, the length is that of the longer one. */
export type PairState = {
  isPlaying: boolean;
  isLooping: boolean;
  speed: number;
  timeMs: number;
  durationMs: number;
  frameMs: number;
  isBroken: boolean;
};

const NO_PAIR: PairState = {
  isPlaying: false,
  isLooping: true,
  speed: 1,
  timeMs: 0,
  durationMs: 0,
  frameMs: 40,
  isBroken: false,
};

const msOf = (seconds: number): number => (Number.isFinite(seconds) ? seconds * 1000 : 0);

/** Two video elements at the same time of their clips, outside React. The longer one leads, the other follows it. */
export class PairPlayer {
  #videos: readonly [HTMLVideoElement, HTMLVideoElement] | null = null;
  #state: PairState = NO_PAIR;
  #frame = 0;
  readonly #listeners = new Listeners();

  getState = (): PairState => this.#state;
  subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener);

  /** Takes both elements over; returns what gives them back. */
  attach(first: HTMLVideoElement, second: HTMLVideoElement): () => void {
    const stop = new AbortController();
    this.#videos = [first, second];
    for (const video of this.#videos) {
      const on = (name: string, listener: () => void) =>
        video.addEventListener(name, listener, { signal: stop.signal });
      on('loadedmetadata', () => this.#tell());
      on('seeked', () => this.#tell());
      on('error', () => this.#set({ isBroken: true }));
      on('ended', () => this.#ended(video));
    }
    this.#apply();
    this.#tell();
    return () => {
      stop.abort();
      cancelAnimationFrame(this.#frame);
      for (const video of [first, second]) video.pause();
      this.#videos = null;
      const { isLooping, speed } = this.#state;
      this.#set({ ...NO_PAIR, isLooping, speed });
    };
  }

  /** How long a frame is, which steps go by: that of the clip with more of them a second. */
  setFrameRate(framesPerSecond: number): void {
    this.#set({ frameMs: 1000 / framesPerSecond });
  }

  toggle(): void {
    if (this.#state.isPlaying) this.#run(false);
    else {
      if (this.#state.timeMs >= this.#state.durationMs - this.#state.frameMs) this.seek(0);
      this.#run(true);
    }
  }

  /** Goes to a time in both clips. */
  seek(timeMs: number): void {
    const leader = this.#leader();
    if (!leader) return;
    const { durationMs, frameMs } = this.#state;
    leader.currentTime = Math.min(Math.max(0, timeMs), Math.max(0, durationMs - frameMs / 2)) / 1000;
    this.#tell();
  }

  /** Goes so many frames on, to the middle of one: rounding never shows the one before. */
  step(frames: number): void {
    this.#run(false);
    const { timeMs, frameMs } = this.#state;
    this.seek((Math.floor(timeMs / frameMs + 1e-3) + frames + 0.5) * frameMs);
  }

  setSpeed(speed: number): void {
    this.#set({ speed });
    this.#apply();
  }

  setLooping(isLooping: boolean): void {
    this.#set({ isLooping });
  }

  #run(isPlaying: boolean): void {
    const leader = this.#leader();
    if (!leader) return;
    this.#set({ isPlaying });
    runMedia(leader, isPlaying);
    this.#follow();
    cancelAnimationFrame(this.#frame);
    if (isPlaying) this.#frame = requestAnimationFrame(this.#next);
  }

  readonly #next = (): void => {
    this.#tell();
    if (this.#state.isPlaying) this.#frame = requestAnimationFrame(this.#next);
  };

  /** The end of the shorter one says nothing. */
  #ended(video: HTMLVideoElement): void {
    if (video !== this.#leader()) return;
    if (!this.#state.isLooping) return this.#run(false);
    video.currentTime = 0;
    if (this.#state.isPlaying) this.#run(true);
  }

  #leader(): HTMLVideoElement | null {
    if (!this.#videos) return null;
    const [first, second] = this.#videos;
    return msOf(second.duration) > msOf(first.duration) ? second : first;
  }

  #follow(): void {
    const leader = this.#leader();
    const follower = this.#videos?.find((video) => video !== leader);
    if (!leader || !follower || follower.readyState < HTMLMediaElement.HAVE_METADATA) return;
    const { frameMs, isPlaying } = this.#state;
    const times = { leaderMs: msOf(leader.currentTime), followerMs: msOf(follower.currentTime), frameMs };
    const { seekMs, plays } = followed({ ...times, followerLengthMs: msOf(follower.duration) }, isPlaying);
    if (seekMs !== null && !follower.seeking) follower.currentTime = seekMs / 1000;
    runMedia(follower, plays);
  }

  #apply(): void {
    for (const video of this.#videos ?? []) video.playbackRate = this.#state.speed;
  }

  #tell(): void {
    const leader = this.#leader();
    if (!leader) return;
    this.#follow();
    this.#set({ timeMs: msOf(leader.currentTime), durationMs: msOf(leader.duration) });
  }

  #set(change: Partial<PairState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.call();
  }
}
