import { describe, expect, it } from 'vitest';
import { CAMERA_MOVES } from './camera-move.ts';
import { readCamera, withoutCommands } from './read-camera.ts';

describe('camera commands', () => {
  it.each(CAMERA_MOVES)('know [%s] in any case', (move) => {
    const [first = ''] = move;
    for (const spelling of [move, move.toUpperCase(), first.toUpperCase() + move.slice(1)])
      expect(readCamera(`[${spelling}] A fox`)).toEqual({ prompt: 'A fox', track: [[move]] });
  });

  it.each([
    ['[Pan left, Zoom in] A fox', [['pan left', 'zoom in']]],
    ['[Pan left,Tilt up , Shake,Zoom in] A fox', [['pan left', 'tilt up', 'shake', 'zoom in']]],
    ['[Pan left] A fox [Push in]', [['pan left'], ['push in']]],
    ['[Pan left][Pan right] A fox', [['pan left'], ['pan right']]],
    ['A fox', []],
    ['[Fly] A fox', []],
    ['[] A fox', []],
    ['[Pan left A fox', [['pan left']]],
  ])('read %j', (prompt, track) => {
    expect(readCamera(prompt).track).toEqual(track);
  });

  it.each([
    ['[Fly, whatever] A fox', '[Fly, whatever] A fox'],
    ['A fox, [Push in], by a lake.', 'A fox, by a lake'],
    ['[Push in, backwards] A fox', 'A fox'],
    ['A fox by a lake, slow pan to the left', 'A fox by a lake'],
    ['A fox. The camera slowly pushes in.', 'A fox'],
  ])('leave of %j %j', (prompt, rest) => {
    expect(readCamera(prompt).prompt.replace(/\.$/, '')).toBe(rest);
  });

  it('are left out for models that do not know them, other brackets stay', () => {
    expect(withoutCommands('[Pan left] A fox [in snow]')).toBe('A fox [in snow]');
  });
});

describe('plain words for the camera', () => {
  it.each([
    ['A fox, the camera pans to the left', 'pan left'],
    ['A fox, panning right', 'pan right'],
    ['A fox, slow zoom in', 'zoom in'],
    ['A fox. The camera slowly zooms out', 'zoom out'],
    ['The camera pushes in on a fox', 'push in'],
    ['A fox, dolly in', 'push in'],
    ['The camera moves closer to a fox', 'push in'],
    ['A fox, the camera pulls back', 'pull out'],
    ['A fox, tilting up', 'tilt up'],
    ['A fox, camera tilts downwards', 'tilt down'],
    ['A fox, trucking left', 'truck left'],
    ['A fox, the camera slides to the right', 'truck right'],
    ['A fox, crane up', 'pedestal up'],
    ['A fox, the camera descends', 'pedestal down'],
    ['A fox, handheld camera', 'shake'],
    ['A tracking shot of a fox', 'tracking shot'],
    ['A fox, the camera follows', 'tracking shot'],
    ['A fox, static shot', 'static shot'],
    ['A fox, the camera stays still', 'static shot'],
    ['A fox, the camera is panning left', 'pan left'],
    ['A fox, the camera panned slowly to the right', 'pan right'],
    ['The camera has zoomed in on a fox', 'zoom in'],
    ['A fox, the camera is slowly moving closer', 'push in'],
    ['A fox, the camera pulled back', 'pull out'],
    ['A fox while the camera is rising', 'pedestal up'],
    ['A fox, the camera sank', 'pedestal down'],
    ['A fox, the camera shook', 'shake'],
    ['A fox, the camera is following', 'tracking shot'],
    ['A fox, the camera begins to tilt up', 'tilt up'],
  ])('%s', (prompt, move) => {
    expect(readCamera(prompt).track).toEqual([[move]]);
  });

  it.each(['A frying pan left on a table', 'A girl moves closer to a fox', 'A balloon rises', 'A zoo', 'A pan'])(
    'are not read from %s',
    (prompt) => {
      // What is said of things is not said of the camera; a pan that lies to the left is the one that is misread.
      const { track } = readCamera(prompt);
      expect(track).toEqual(prompt.startsWith('A frying') ? [['pan left']] : []);
    },
  );

  it('act in the order in which they are said, with brackets among them', () => {
    const { track } = readCamera('The camera pans left, then zooms in. [Shake] Then it tilts up');
    expect(track).toEqual([['pan left'], ['zoom in'], ['shake'], ['tilt up']]);
  });
});

it('takes a move that is said in words and in brackets beside them for one', () => {
  expect(readCamera('Pyramids, the camera rises [Pedestal up]').track).toEqual([['pedestal up']]);
  expect(readCamera('A fox [Pan left, Zoom in], the camera pans left').track).toEqual([['pan left', 'zoom in']]);
  expect(readCamera('A fox, the camera pans left [Zoom in] [Pan left]').track).toEqual([
    ['pan left'],
    ['zoom in'],
    ['pan left'],
  ]);
  expect(readCamera('A fox [Pan left] [Pan left]').track).toEqual([['pan left'], ['pan left']]);
});
