import { expect, it } from 'vitest';
import {
  characterId,
  characterOf,
  itemId,
  lineId,
  newScriptLine,
} from '../../../../shared/domain/test-data/script-data.ts';
import type { ScriptMix } from '../../../../shared/domain/script/script-views.ts';
import { generationOf, openScriptFor, takeOf } from '../document/test-data/open-script-data.ts';
import { setTimeLine, timeLineOf } from './time-lines/time-lines.ts';
import { lineFacts, liveTrack, playbackFacts, scriptTrack, takeTrack } from './tracks.ts';

const lines = [
  newScriptLine('a', 'The lamp went out.', { characterId: characterId('anna') }),
  newScriptLine('b', 'Fog.'),
];
const take = takeOf('a', 'The lamp went out.', { number: 3, durationMs: 1800 });
const open = openScriptFor(
  lines,
  { title: 'Skerry', characters: [characterOf('anna', 0, { name: 'Anna' })] },
  { takes: [take] },
);

it('says which line of how many is played, and who speaks it', () => {
  expect([lineFacts(open, lineId('a')), lineFacts(open, lineId('b'))]).toEqual([
    expect.stringMatching(/1 of 2.*Anna/),
    expect.stringMatching(/2 of 2/),
  ]);
  expect(lineFacts(open, lineId('b'))).not.toContain('Anna');
});

it('names the take where a line has one', () => {
  expect(playbackFacts(open, lineId('a'))).toMatch(/take 3/i);
  expect(playbackFacts(open, lineId('b'))).toBe(lineFacts(open, lineId('b')));
});

it('plays a take under its script, and one that grows by the address of what has come so far', () => {
  expect(takeTrack(open, take)).toMatchObject({ title: 'Skerry', durationMs: 1800, kind: 'speech' });
  const growing = { ...generationOf('a'), takeId: itemId('growing') };
  const live = liveTrack(open, growing);
  expect(live).toMatchObject({ liveUrl: '/speech/growing/live', peaksUrl: null });
  expect(live.id).not.toBe(takeTrack(open, take).id);
  // Of a line without a voice nobody knows how long it will be.
  expect(liveTrack(open, { ...growing, lineId: lineId('gone') }).durationMs).toBe(0);
});

it('keeps the id of a script whose joining changed, but not its address', () => {
  const mix = (soundId: string) => ({ soundId, durationMs: 5000, lines: [{}, {}] }) as unknown as ScriptMix;
  const [one, two] = [scriptTrack(open, mix('x'), null), scriptTrack(open, mix('y'), lineId('a'))];
  expect([one.id === two.id, one.url === two.url]).toEqual([true, false]);
  expect([one.subtitle, two.subtitle]).toEqual([expect.stringMatching(/2 lines/), playbackFacts(open, lineId('a'))]);
});

it('remembers what the two hundred tracks consist of that were placed last', () => {
  const timeLine = () => [{ lineId: lineId('a'), takeId: take.id, startMs: 0, endMs: 1, words: [] }];
  for (let at = 0; at < 201; at += 1) setTimeLine(`t${at}`, timeLine());
  expect([timeLineOf('t0').length, timeLineOf('t1').length, timeLineOf('t200').length]).toEqual([0, 1, 1]);
  setTimeLine('t1', timeLine());
  setTimeLine('new', timeLine());
  expect([timeLineOf('t1').length, timeLineOf('t2').length]).toEqual([1, 0]);
});
