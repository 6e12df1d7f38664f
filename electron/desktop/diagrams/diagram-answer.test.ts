import { expect, it } from 'vitest';
import { isDiagramAnswer } from './diagram-answer.ts';

const drawn = { svg: '<svg/>', widthPx: 10, heightPx: 10, title: null, kind: 'pie' };

it('takes drawings and what is wrong with a source', () => {
  expect(isDiagramAnswer({ id: 1, drawn })).toBe(true);
  expect(isDiagramAnswer({ id: 1, drawn: { problem: 'faulty', reason: 'No.' } })).toBe(true);
});

it.each([
  null,
  'drawn',
  { id: '1', drawn },
  { id: 1 },
  { id: 1, drawn: null },
  { id: 1, drawn: { ...drawn, svg: 3 } },
  { id: 1, drawn: { ...drawn, widthPx: Number.NaN } },
  { id: 1, drawn: { ...drawn, heightPx: 1e9 } },
  { id: 1, drawn: { ...drawn, title: 'x'.repeat(2001) } },
  { id: 1, drawn: { problem: 'other', reason: null } },
  { id: 1, drawn: { problem: 'faulty', reason: { toString: 1 } } },
])('takes nothing else: %j', (answer) => {
  expect(isDiagramAnswer(answer)).toBe(false);
});
