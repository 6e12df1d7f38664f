import { Listeners } from '../listeners.ts';
import { videoEvent } from './video-event.ts';

/** What is known of the clip that is played; times in ms. `frameMs` is the length of a frame. */
export type ClipPlayerState = {
  isPlaying: boolean;
  isLooping: boolean;
  speed: number;
  timeMs: number;
  durationMs: number;
  frameMs: number;
  isBroken: boolean;
};

const NOTHING: ClipPlayerState = {
  isPlaying: false,
  isLooping: true,
  speed: 1,
  timeMs: 0,
  durationMs: 0,
  frameMs: 40,
  isBroken: false,
};

/**
 * The video element of the panel, outside React: what is seen of it is a state that components subscribe to. It is handed the
 * element once that is in the page.
 */
export class ClipPlayer {
  #video: HTMLVideoElement | null = null;
  #state: ClipPlayerState = NOTHING;
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
    for (const name of ['play', 'pause', 'ended']) on(name, () => this.#tell());
    for (const name of ['seeked', 'timeupdate', 'loadedmetadata']) on(name, () => this.#tell());
    on('play', () => this.#follow());
    on('error', () => this.#set({ isBroken: true }));
    return () => {
      stop.abort();
      video.pause();
      cancelAnimationFrame(this.#frame);
      this.#video = null;
      const { isLooping, speed, frameMs } = this.#state;
      this.#set({ ...NOTHING, isLooping, speed, frameMs });
    };
  }

  /** How long a frame of the clip is, which steps go by. */
  setFrameRate(framesPerSecond: number): void {
    this.#set({ frameMs: 1000 / framesPerSecond });
  }

  toggle(): void {
    const video = this.#video;
    if (!video) return;
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
    this.#video?.pause();
    const { timeMs, frameMs } = this.#state;
    const number = Math.floor(timeMs / frameMs + 1e-3) + frames;
    this.seek((number + 0.5) * frameMs);
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
    if (!video || video.error) return null;
    if (video.seeking) await videoEvent(video, 'seeked');
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await videoEvent(video, 'loadeddata');
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return await canvas.convertToBlob({ type: 'image/png' });
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

  #apply(): void {
    if (!this.#video) return;
    this.#video.loop = this.#state.isLooping;
    this.#video.playbackRate = this.#state.speed;
  }

  #tell(): void {
    const video = this.#video;
    if (!video) return;
    const durationMs = Number.isFinite(video.duration) ? video.duration * 1000 : 0;
    this.#set({
      isPlaying: !video.paused && !video.ended,
      timeMs: video.currentTime * 1000,
      durationMs,
      isBroken: video.error !== null,
    });
  }

  #follow(): void {
    cancelAnimationFrame(this.#frame);
    const next = () => {
      this.#tell();
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
