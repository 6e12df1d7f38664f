import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { beginOwnDrag, isOwnDrag, takeOwnDrag, useOwnDrag } from './own-drag.ts';

const IDS = ['song', 'other'] as ItemId[];
const FILES = [{ name: 'Song.mp3' }, { name: 'Other.wav' }];
const NAMES = FILES.map(({ name }) => name);
let target: EventTarget;
const happens = (name: string, facts: object = {}) => target.dispatchEvent(Object.assign(new Event(name), facts));

beforeEach(() => {
  target = new EventTarget();
  vi.stubGlobal('window', target);
});
afterEach(() => void takeOwnDrag(FILES));

it('knows what is dragged until it is let go, which is told once', () => {
  beginOwnDrag(IDS, NAMES);
  expect(useOwnDrag.getState().ids).toEqual(IDS);
  expect(takeOwnDrag(FILES)).toEqual(IDS);
  expect(takeOwnDrag(FILES)).toEqual([]);
});

it.each([
  ['the mouse that moves with no button', 'pointermove', { buttons: 0 }],
  ['the next press', 'pointerdown', {}],
  ['Escape', 'keydown', { key: 'Escape' }],
])('forgets what was let go outside of the window by %s', (_what, name, facts) => {
  beginOwnDrag(IDS, NAMES);
  happens('pointermove', { buttons: 1 });
  expect(useOwnDrag.getState().ids).toEqual(IDS);
  happens(name, facts);
  expect(takeOwnDrag(FILES)).toEqual([]);
});

it('is not ended by what ended an earlier drag', () => {
  beginOwnDrag(IDS, NAMES);
  happens('pointerdown');
  beginOwnDrag(IDS.slice(1), NAMES.slice(1));
  expect(takeOwnDrag(FILES.slice(1))).toEqual(IDS.slice(1));
});

it('takes files from elsewhere for nothing of its own, though nobody told of the end of the drag before', () => {
  beginOwnDrag(IDS, NAMES);
  expect(takeOwnDrag([{ name: 'Field recording.wav' }])).toEqual([]);
  beginOwnDrag(IDS, NAMES);
  expect(takeOwnDrag([...FILES, { name: 'Field recording.wav' }])).toEqual([]);
});

it('is not what is over the window where another window was in front since, or there are not as many files', () => {
  beginOwnDrag(IDS, NAMES);
  expect(isOwnDrag(FILES.length)).toBe(true);
  expect(isOwnDrag(1)).toBe(false);
  happens('blur');
  expect(isOwnDrag(FILES.length)).toBe(false);
  // Let go in this window, its files are still no new ones.
  expect(takeOwnDrag(FILES)).toEqual(IDS);
  expect(isOwnDrag(0)).toBe(false);
  beginOwnDrag(IDS, NAMES);
  expect(isOwnDrag(FILES.length)).toBe(true);
});
