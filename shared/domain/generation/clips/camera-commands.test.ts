import { expect, it } from 'vitest';
import { CAMERA_COMMANDS, cameraSteps, stepAt, withCommand, withoutStep } from './camera-commands.ts';

const PROMPT = 'The beam crosses [push in, Tilt up] the bay [a note] [Static shot]';

it('reads the steps of a prompt, whatever their case, and leaves other brackets alone', () => {
  expect(CAMERA_COMMANDS).toHaveLength(15);
  expect(cameraSteps(PROMPT).map(({ commands }) => commands)).toEqual([['Push in', 'Tilt up'], ['Static shot']]);
  expect(cameraSteps('[] [Push in,] [Push in')).toEqual([]);
});

it('knows the step at the caret', () => {
  expect(stepAt(PROMPT, 20)?.commands).toEqual(['Push in', 'Tilt up']);
  expect(stepAt(PROMPT, PROMPT.length)?.commands).toEqual(['Static shot']);
  expect(stepAt(PROMPT, 3)).toBeNull();
});

it('adds a command to the step at the caret, the fourth as the next step, and takes out one that it has', () => {
  const three = withCommand(PROMPT, 20, 'Zoom in');
  expect(three.prompt).toBe('The beam crosses [Push in, Tilt up, Zoom in] the bay [a note] [Static shot]');
  const fourth = withCommand(three.prompt, 25, 'Shake');
  expect(fourth.prompt).toContain('[Push in, Tilt up, Zoom in] [Shake] the bay');
  expect(stepAt(fourth.prompt, fourth.caret)?.commands).toEqual(['Shake']);
  expect(withCommand(three.prompt, three.caret, 'Tilt up').prompt).toContain('[Push in, Zoom in]');
  expect(withCommand('Fog [Shake] lifts', 6, 'Shake')).toEqual({ prompt: 'Fog lifts', caret: 3 });
});

it('begins a step of its own beside all others, with the spaces that it needs', () => {
  expect(withCommand('', 0, 'Push in')).toEqual({ prompt: '[Push in]', caret: 9 });
  expect(withCommand('Fog', 3, 'Push in')).toEqual({ prompt: 'Fog [Push in]', caret: 13 });
  expect(withCommand('Fog lifts', 4, 'Push in')).toEqual({ prompt: 'Fog [Push in] lifts', caret: 13 });
});

it('removes a step', () => {
  const [first] = cameraSteps(PROMPT);
  expect(withoutStep(PROMPT, first!).prompt).toBe('The beam crosses the bay [a note] [Static shot]');
});
