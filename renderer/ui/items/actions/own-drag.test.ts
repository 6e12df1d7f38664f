import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { beginOwnDrag, takeOwnDrag, useOwnDrag } from './own-drag.ts';

const IDS = ['song', 'other'] as ItemId[];
let target: EventTarget;
const happens = (name: string, facts: object = {}) => target.dispatchEvent(Object.assign(new Event(name), facts));

beforeEach(() => {
  target = new EventTarget();
  vi.stubGlobal('window', target);
});
afterEach(() => void takeOwnDrag());

it('knows what is dragged until it is let go, which is told once', () => {
  beginOwnDrag(IDS);
  expect(useOwnDrag.getState().ids).toEqual(IDS);
  expect(takeOwnDrag()).toEqual(IDS);
  expect(takeOwnDrag()).toEqual([]);
});

it.each([
  ['the mouse that moves with no button', 'pointermove', { buttons: 0 }],
  ['the next press', 'pointerdown', {}],
  ['Escape', 'keydown', { key: 'Escape' }],
])('forgets what was let go outside of the window by %s', (_what, name, facts) => {
  beginOwnDrag(IDS);
  happens('pointermove', { buttons: 1 });
  expect(useOwnDrag.getState().ids).toEqual(IDS);
  happens(name, facts);
  expect(takeOwnDrag()).toEqual([]);
});

it('is not ended by what ended an earlier drag', () => {
  beginOwnDrag(IDS);
  happens('pointerdown');
  beginOwnDrag(IDS.slice(1));
  expect(takeOwnDrag()).toEqual(IDS.slice(1));
});
