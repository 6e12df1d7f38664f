import { Listeners } from '../listeners.ts';
import { atMark, type ClipPlayerState, isOutsideMarks, markedAt, NO_CLIP, shuttleAfter } from './clip-player-state.ts';
import { pictureOf } from './picture-of.ts';
import { videoEvent } from './video-event.ts';

/**
 * The video element of the panel, outside React: what is seen of it is a state that components subscribe to. It is handed the
 * element once that is in the page.
 */
export class ClipPlayer {
  #video: HTMLVideoElement | null = null;
  #state: ClipPlayerState = NO_CLIP;
  #frame = 0;
  readonly #listeners = new Listeners();

  getState = (): ClipPlayerState => this.#state;
  subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener);

  /** Takes an element over; returns what gives it back. */
  attach(video: HTMLVideoElement): () => void {
    const stop = new AbortController();
    const on = (name: string, listener: () => void) => video.addEventListener(name, listener, { signal: stop.signal });
    this.#video = video;
    this.#apply();
    for (const name of ['play', 'pause']) on(name, () => this.#tell());
    on('ended', () => this.#end());
    for (const name of ['seeked', 'timeupdate', 'loadedmetadata']) on(name, () => this.#tell());
    on('play', () => this.#follow());
    on('error', () => this.#set({ isBroken: true }));
    return () => {
      stop.abort();
      video.pause();
      cancelAnimationFrame(this.#frame);
      this.#video = null;
      const { isLooping, speed, frameMs } = this.#state;
      this.#set({ ...NO_CLIP, isLooping, speed, frameMs });
    };
  }

  /** How long a frame of the clip is, which steps go by. */
  setFrameRate(framesPerSecond: number): void {
    this.#set({ frameMs: 1000 / framesPerSecond });
  }

  toggle(): void {
    const video = this.#video;
    if (!video) return;
    const wasBackward = this.#stopShuttle();
    if (wasBackward) return;
    if (video.paused) this.#enterMarks();
    // A clip that is taken away while it begins is no failure.
    if (video.paused) void video.play().catch(() => this.#tell());
    else video.pause();
  }

  /** Goes to a time; the picture is there once the element has sought. */
  seek(timeMs: number): void {
    if (!this.#video) return;
    const { durationMs, frameMs } = this.#state;
    const lastMs = Math.max(0, durationMs - frameMs / 2);
    this.#video.currentTime = Math.min(Math.max(0, timeMs), lastMs) / 1000;
    this.#tell();
  }

  /** Goes so many frames on, to the middle of one: rounding never shows the one before. */
  step(frames: number): void {
    this.#stopShuttle();
    this.#video?.pause();
    const { timeMs, frameMs } = this.#state;
    const number = Math.floor(timeMs / frameMs + 1e-3) + frames;
    this.seek((number + 0.5) * frameMs);
  }

  /** L and J: each press doubles how fast it goes that way; the first one against it stops. */
  faster(direction: 1 | -1): void {
    const video = this.#video;
    if (!video) return;
    const next = shuttleAfter(this.#state, direction);
    this.#stopShuttle();
    video.pause();
    if (next === 0) return this.#tell();
    this.#set({ shuttle: next });
    if (next < 0) return this.#goBack();
    this.#enterMarks();
    video.playbackRate = next;
    void video.play().catch(() => this.#tell());
    // The element says that it plays some time later, and a next press may come before that.
    this.#tell();
  }

  /** See markedAt. */
  mark(side: 'in' | 'out'): void {
    this.#set(markedAt(this.#state, side));
  }

  setLooping(isLooping: boolean): void {
    this.#set({ isLooping });
    this.#apply();
  }

  setSpeed(speed: number): void {
    this.#set({ speed });
    this.#apply();
  }

  /**
   * The picture of the time that was gone to, as a PNG of the clip's own size. Null for a clip that cannot be decoded; throws
   * where that shows only now.
   */
  async picture(): Promise<Blob | null> {
    const video = this.#video;
    return video && !video.error ? await pictureOf(video) : null;
  }

  /** The last picture, also of a clip that is just being loaded; see picture. */
  async lastPicture(): Promise<Blob | null> {
    const video = this.#video;
    if (!video || video.error) return null;
    video.pause();
    if (video.readyState < HTMLMediaElement.HAVE_METADATA) await videoEvent(video, 'loadedmetadata');
    this.#tell();
    this.seek(this.#state.durationMs);
    return await this.picture();
  }

  /** Returns whether it went backwards. */
  #stopShuttle(): boolean {
    const wasBackward = (this.#state.shuttle ?? 0) < 0;
    if (this.#state.shuttle === null) return false;
    this.#set({ shuttle: null });
    this.#apply();
    if (wasBackward) {
      cancelAnimationFrame(this.#frame);
      this.#tell();
    }
    return wasBackward;
  }

  /** Elements play forwards only: backwards it is sought, as fast as frames can be decoded. */
  #goBack(): void {
    let lastMs = performance.now();
    let timeMs = this.#state.timeMs;
    const back = (nowMs: number) => {
      const { shuttle, inMs } = this.#state;
      const video = this.#video;
      if (!video || shuttle === null || shuttle >= 0) return;
      timeMs = Math.max(inMs ?? 0, timeMs + (nowMs - lastMs) * shuttle);
      lastMs = nowMs;
      if (!video.seeking) video.currentTime = timeMs / 1000;
      this.#tell();
      if (timeMs <= (inMs ?? 0)) return void this.#stopShuttle();
      this.#frame = requestAnimationFrame(back);
    };
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(back);
  }

  /** Between the marks, where it is not. */
  #enterMarks(): void {
    if (isOutsideMarks(this.#state)) this.seek((this.#state.inMs ?? 0) + 1);
  }

  /** What is played ends at its mark: there it begins anew, or stops on its last frame. */
  #keepToMarks(): void {
    const { inMs, outMs, frameMs } = this.#state;
    const next = atMark(this.#state);
    if (next === 'again') return this.seek((inMs ?? 0) + 1);
    if (next === null) return;
    this.#stopShuttle();
    this.#video?.pause();
    this.seek((outMs ?? 0) - frameMs / 2);
  }

  #apply(): void {
    if (!this.#video) return;
    this.#video.loop = this.#state.isLooping;
    this.#video.playbackRate = this.#state.speed;
  }

  #end(): void {
    this.#stopShuttle();
    this.#tell();
  }

  #tell(): void {
    const video = this.#video;
    if (!video) return;
    const durationMs = Number.isFinite(video.duration) ? video.duration * 1000 : 0;
    this.#set({
      isPlaying: (!video.paused && !video.ended) || (this.#state.shuttle ?? 0) < 0,
      timeMs: video.currentTime * 1000,
      durationMs,
      isBroken: video.error !== null,
    });
  }

  #follow(): void {
    cancelAnimationFrame(this.#frame);
    const next = () => {
      this.#tell();
      this.#keepToMarks();
      if (this.#state.isPlaying) this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame(next);
  }

  #set(change: Partial<ClipPlayerState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.call();
  }
}

/** The clip player of the window. */
export const clipPlayer = new ClipPlayer();
