import { runMedia } from './run-media.ts';

/** What is played over the images of a film, ms. A gain of 1 leaves it as it is. */
export type FilmSound = { address: string; startMs: number; durationMs: number; gainAt(timeMs: number): number };

/** What runs by itself is put right only beyond this: each jump is heard. */
const DRIFT_MS = 180;

/** The sounds of a film, which follow its clock: heard only while it plays as fast as it will. */
export class FilmSounds {
  #playing = new Map<HTMLAudioElement, FilmSound>();

  /** Plays other sounds from now on; elements whose sound stays are kept. */
  set(sounds: readonly FilmSound[]): void {
    const free = new Map([...this.#playing.keys()].map((element) => [element.dataset['address'], element]));
    const next = sounds.map((sound) => {
      const kept = free.get(sound.address);
      free.delete(sound.address);
      return [kept ?? newSound(sound.address), sound] as const;
    });
    for (const element of free.values()) element.pause();
    this.#playing = new Map(next);
  }

  /** Brings every sound to where the film is. */
  follow({ rate, timeMs }: { rate: number; timeMs: number }): void {
    for (const [element, { startMs, durationMs, gainAt }] of this.#playing) {
      const wantedMs = timeMs - startMs;
      const isHeard = rate === 1 && wantedMs >= 0 && wantedMs < durationMs;
      // Louder than it is, an element cannot play: then only the film itself is.
      element.volume = Math.max(0, Math.min(1, gainAt(timeMs)));
      if (isHeard && Math.abs(element.currentTime * 1000 - wantedMs) > DRIFT_MS && !element.seeking)
        element.currentTime = wantedMs / 1000;
      runMedia(element, isHeard);
    }
  }
}

function newSound(address: string): HTMLAudioElement {
  const element = new Audio(address);
  element.dataset['address'] = address;
  element.preload = 'auto';
  return element;
}
