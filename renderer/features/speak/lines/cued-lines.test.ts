import { expect, it } from 'vitest';
import { estimateDurationMs } from '../../../../shared/domain/speech/duration-estimate.ts';
import { newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { openScriptFor, takeOf } from '../document/test-data/open-script-data.ts';
import { cuedLines, overrunMs } from './cued-lines.ts';

const cue = { startMs: 0, endMs: 2000 };
const faster = { speed: 2, volume: null, pitchSemitones: null, emotion: null };

it('takes the length of a take that says the same, at the speed that the line has now', () => {
  const lines = [newScriptLine('a', 'One.', { cue }), newScriptLine('b', 'Two.', { cue, delivery: faster })];
  const open = openScriptFor(
    lines,
    {},
    {
      takes: [takeOf('a', 'One.', { durationMs: 1500 }), takeOf('b', 'Two.', { durationMs: 1500 })],
    },
  );
  expect(cuedLines(open.states).map(({ lineId, durationMs, speed }) => [lineId, durationMs, speed])).toEqual([
    ['a', 1500, 1],
    ['b', 750, 2],
  ]);
});

it('estimates the length of a line that is new, says something else or broke off', () => {
  const lines = [
    newScriptLine('a', 'A first line.', { cue }),
    newScriptLine('b', 'Two.', { cue }),
    newScriptLine('c', 'Three.', { cue }),
  ];
  const takes = [takeOf('b', 'Something else.'), takeOf('c', 'Three.', { isPartial: true })];
  const open = openScriptFor(lines, {}, { takes });
  expect(cuedLines(open.states).map(({ durationMs }) => durationMs)).toEqual(
    lines.map(({ text }) => estimateDurationMs(text, 1)),
  );
});

it('leaves out lines without a cue, without words and without a voice', () => {
  const lines = [newScriptLine('a', 'One.'), newScriptLine('b', '***', { cue }), newScriptLine('c', '', { cue })];
  expect(cuedLines(openScriptFor(lines).states)).toEqual([]);
});

it('tells by how much the take in use is too long, also where the text changed since', () => {
  const over = (durationMs: number) => overrunMs({ cue }, { take: takeOf('a', 'Anything.', { durationMs }) });
  expect([over(1500), over(2600)]).toEqual([0, 600]);
  expect([overrunMs({ cue: null }, { take: takeOf('a', 'One.') }), overrunMs({ cue }, { take: null })]).toEqual([0, 0]);
});
