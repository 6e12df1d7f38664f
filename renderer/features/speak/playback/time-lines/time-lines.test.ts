import { expect, it } from 'vitest';
import { itemId, lineId } from '../../../../../shared/domain/test-data/script-data.ts';
import { placeLines } from './time-line.ts';
import { setTimeLine, timeLineOf } from './time-lines.ts';

const timeLine = (line: string) =>
  placeLines([{ lineId: lineId(line), takeId: itemId(line), startMs: 0, endMs: 1000 }], () => []);

it('knows what a track consists of by what was said last, and nothing of tracks of other panels', () => {
  setTimeLine('track', timeLine('a'));
  setTimeLine('track', timeLine('b'));
  expect(timeLineOf('track').map((line) => line.lineId)).toEqual(['b']);
  expect(timeLineOf('another')).toEqual([]);
});

it('forgets the tracks that were not said for the longest time', () => {
  for (let at = 0; at < 200; at += 1) setTimeLine(`t_${at}`, timeLine('a'));
  setTimeLine('t_0', timeLine('a'));
  setTimeLine('newest', timeLine('a'));
  expect([timeLineOf('t_0'), timeLineOf('newest')].map(({ length }) => length)).toEqual([1, 1]);
  expect(timeLineOf('t_1')).toEqual([]);
});
