import { expect, it } from 'vitest';
import { Listeners } from './listeners.ts';
import { soundAlone } from './one-sound.ts';

function source() {
  const listeners = new Listeners();
  let isOn = false;
  const set = (next: boolean) => {
    isOn = next;
    listeners.call();
  };
  const made = {
    subscribe: (listener: () => void) => listeners.add(listener),
    isSounding: () => isOn,
    pause: () => set(false),
    begin: () => set(true),
    tell: () => listeners.call(),
  };
  soundAlone(made);
  return made;
}

it('pauses what sounds when something else begins, whichever of them it is', () => {
  const [song, film, clip] = [source(), source(), source()];
  song.begin();
  film.begin();
  expect([song.isSounding(), film.isSounding(), clip.isSounding()]).toEqual([false, true, false]);
  // What goes on and only tells of itself stops nobody.
  film.pause();
  song.begin();
  film.tell();
  expect([song.isSounding(), film.isSounding()]).toEqual([true, false]);
  clip.begin();
  expect([song.isSounding(), clip.isSounding()]).toEqual([false, true]);
});
