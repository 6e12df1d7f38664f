import { expect, it } from 'vitest';
import { stepOfKey } from './crop-keys.ts';

const IMAGE = { widthPx: 400, heightPx: 300 };
const key = (name: string, held: object = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it('moves by a pixel with an arrow, and by a twentieth of the side with Shift', () => {
  expect(stepOfKey(key('ArrowLeft'), IMAGE)).toMatchObject({ x: -1 });
  expect(stepOfKey(key('ArrowDown'), IMAGE)).toMatchObject({ y: 1 });
  expect(stepOfKey(key('ArrowRight', { shiftKey: true }), IMAGE)).toMatchObject({ x: 20 });
  expect(stepOfKey(key('ArrowUp', { shiftKey: true }), IMAGE)).toMatchObject({ y: -15 });
  expect(stepOfKey(key('ArrowUp', { shiftKey: true }), { widthPx: 4, heightPx: 3 })).toMatchObject({ y: -1 });
});

it('leaves other keys and chords to others', () => {
  expect(stepOfKey(key('a'), IMAGE)).toBeNull();
  expect(stepOfKey(key('ArrowLeft', { ctrlKey: true }), IMAGE)).toBeNull();
});
