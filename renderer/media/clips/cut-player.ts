import { framesToMs, type FilmPlan, type ShownAt, shownAt } from '../../../shared/domain/cut/plan-film.ts';
import { Listeners } from '../listeners.ts';
import { soundAlone } from '../one-sound.ts';
import { type FilmSound, FilmSounds } from './film-sounds.ts';
import { runMedia } from './run-media.ts';

/** A film that was not written yet: its clips, and where their files and sounds are. */
export type PlayedFilm = {
  plan: FilmPlan;
  addressOf(itemId: string): string;
  keepsClipSound: boolean;
  sounds: readonly FilmSound[];
};

/** What is seen of the player; `rate` is negative backwards and 0 while it stands. */
export type CutPlayerState = { rate: number; timeMs: number; durationMs: number; frameMs: number };

const NOTHING: CutPlayerState = { rate: 0, timeMs: 0, durationMs: 0, frameMs: 40 };
/** As fast as L and J go. */
const MOST_RATE = 4;
/** What runs by itself is put right only beyond this: each jump is seen and heard. */
const PICTURE_DRIFT_MS = 120;

/**
 * Plays a cut from its clips: two elements show clips in turn, so that the next one is there when it begins, and sounds follow the
 * same clock. Outside React, which subscribes to its state.
 */
export class CutPlayer {
  #film: PlayedFilm | null = null;
  #state = NOTHING;
  #screens: HTMLVideoElement[] = [];
  readonly #sounds = new FilmSounds();
  #frame = 0;
  #lastMs = 0;
  readonly #listeners = new Listeners();

  getState = (): CutPlayerState => this.#state;
  subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener);

  /** Takes two elements over that lie on each other; returns what gives them back. */
  attach(screens: readonly [HTMLVideoElement, HTMLVideoElement]): () => void {
    this.#screens = [...screens];
    const stop = new AbortController();
    for (const screen of screens) screen.addEventListener('loadeddata', () => this.#show(), { signal: stop.signal });
    this.#show();
    return () => {
      stop.abort();
      this.shuttle(0);
      this.#screens = [];
    };
  }

  /** Plays another film from now on, or the same one after a change; the time stays. */
  setFilm(film: PlayedFilm | null): void {
    const durationMs = film ? framesToMs(film.plan.frames, film.plan) : 0;
    this.#film = film;
    this.#sounds.set(film?.sounds ?? []);
    const frameMs = 1000 / (film?.plan.framesPerSecond ?? 25);
    this.#set({ durationMs, frameMs, timeMs: Math.min(this.#state.timeMs, this.#lastFrameMs(durationMs, frameMs)) });
    this.#show();
  }

  /** Plays at a rate; 0 stops. From the end it begins anew. */
  shuttle(rate: number): void {
    const { durationMs, frameMs, timeMs } = this.#state;
    cancelAnimationFrame(this.#frame);
    if (rate > 0 && timeMs >= this.#lastFrameMs(durationMs, frameMs)) this.#set({ timeMs: 0 });
    this.#set({ rate: durationMs === 0 ? 0 : rate });
    this.#lastMs = performance.now();
    if (this.#state.rate !== 0) this.#frame = requestAnimationFrame(this.#tick);
    this.#show();
  }

  toggle = (): void => this.shuttle(this.#state.rate === 0 ? 1 : 0);

  /** L and J: each press doubles the rate in its direction; the first one against it stops. */
  faster(direction: 1 | -1): void {
    const { rate } = this.#state;
    if (Math.sign(rate) === -direction) return this.shuttle(0);
    this.shuttle(rate === 0 ? direction : direction * Math.min(MOST_RATE, Math.abs(rate) * 2));
  }

  seek(timeMs: number): void {
    const { durationMs, frameMs } = this.#state;
    this.#set({ timeMs: Math.max(0, Math.min(timeMs, this.#lastFrameMs(durationMs, frameMs))) });
    this.#show();
  }

  /** Stops, and goes so many frames on. */
  step(frames: number): void {
    this.shuttle(0);
    const { timeMs, frameMs } = this.#state;
    this.seek((Math.round(timeMs / frameMs) + frames) * frameMs);
  }

  #lastFrameMs = (durationMs: number, frameMs: number): number => Math.max(0, durationMs - frameMs);

  #tick = (nowMs: number): void => {
    const { rate, timeMs, durationMs, frameMs } = this.#state;
    // Nothing is skipped while a picture is on its way.
    const isWaiting = rate > 0 && this.#shown().some(({ index }) => isLate(this.#screens[index % 2]));
    const next = timeMs + (isWaiting ? 0 : (nowMs - this.#lastMs) * rate);
    this.#lastMs = nowMs;
    const lastMs = this.#lastFrameMs(durationMs, frameMs);
    this.#set({ timeMs: Math.max(0, Math.min(next, lastMs)) });
    if (next <= 0 && rate < 0) return this.shuttle(0);
    if (next >= lastMs && rate > 0) return this.shuttle(0);
    this.#show();
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #shown = (): ShownAt[] => (this.#film ? shownAt(this.#film.plan, this.#state.timeMs) : []);

  #show(): void {
    const film = this.#film;
    const shown = this.#shown();
    for (const [slot, screen] of this.#screens.entries()) {
      const here = shown.find(({ index }) => index % 2 === slot);
      if (film && here) this.#place(screen, here, film);
      else this.#prepare(screen, (shown.at(-1)?.index ?? -1) + 1);
    }
    this.#sounds.follow(this.#state);
  }

  #place(screen: HTMLVideoElement, { index, sourceMs, share }: ShownAt, film: PlayedFilm): void {
    const { rate, frameMs } = this.#state;
    load(screen, film.addressOf(film.plan.clips[index]?.clip.itemId ?? ''));
    screen.style.opacity = String(share);
    screen.style.zIndex = String(index);
    screen.muted = !film.keepsClipSound || rate !== 1;
    screen.volume = share;
    const runs = rate > 0;
    const drift = Math.abs(screen.currentTime * 1000 - sourceMs);
    // The middle of a frame: rounding never shows the one before.
    if (drift > (runs ? PICTURE_DRIFT_MS : frameMs / 2) && !screen.seeking)
      screen.currentTime = (sourceMs + frameMs / 4) / 1000;
    if (runs) screen.playbackRate = rate;
    runMedia(screen, runs);
  }

  /** A clip that is not seen yet waits at its beginning. */
  #prepare(screen: HTMLVideoElement, index: number): void {
    runMedia(screen, false);
    screen.style.opacity = '0';
    const next = this.#film?.plan.clips[index];
    if (!this.#film || !next || index % 2 !== this.#screens.indexOf(screen)) return;
    load(screen, this.#film.addressOf(next.clip.itemId));
    if (!screen.seeking && Math.abs(screen.currentTime * 1000 - next.inMs) > this.#state.frameMs)
      screen.currentTime = next.inMs / 1000;
  }

  #set(change: Partial<CutPlayerState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.call();
  }
}

const isLate = (screen: HTMLVideoElement | undefined): boolean =>
  screen !== undefined && screen.error === null && screen.readyState < HTMLMediaElement.HAVE_CURRENT_DATA;

function load(screen: HTMLVideoElement, address: string): void {
  if (screen.dataset['address'] === address) return;
  screen.dataset['address'] = address;
  screen.src = address;
}

/** The player of cuts of the window. */
export const cutPlayer = new CutPlayer();

soundAlone({
  subscribe: cutPlayer.subscribe,
  isSounding: () => cutPlayer.getState().rate !== 0,
  pause: () => cutPlayer.shuttle(0),
});
