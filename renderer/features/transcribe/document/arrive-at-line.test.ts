import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { lineOf, segmentId, speakerId } from '../../../../shared/domain/test-data/transcript-data.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { arrivalOf, arriveAtLine } from './arrive-at-line.ts';
import { shownTranscript } from './test-data/open-transcript.ts';
import { transcriptOf } from './test-data/transcript-core.ts';
import { useTranscribe } from './transcribe-store.ts';
import { visibleLines } from './visible-lines.ts';

const LINES = [
  lineOf('a', 'The red lamp', 0, 'S1'),
  lineOf('b', 'Fog at sea', 3000, 'S2'),
  lineOf('c', 'Nobody', 6000),
];
const open = shownTranscript(transcriptOf(LINES));
const state = () => useTranscribe.getState();
const load = (id: string) =>
  player.load({ id: id as ItemId, url: `/media/${id}`, title: '', subtitle: '', durationMs: 60_000, peaksUrl: null });

beforeEach(() => {
  useTranscribe.setState(useTranscribe.getInitialState(), true);
  player.unload();
});

describe('a hit of a search', () => {
  it('selects its line, although its speaker was not shown', () => {
    useTranscribe.setState({ filter: new Set([speakerId('S1')]) });
    arriveAtLine(open, { lineId: segmentId('b') }, 'fog');
    expect(state()).toMatchObject({ filter: null, arriveAtMs: 3000, selection: { primary: 'b' } });
  });

  it('marks what was found in the line, without taking the keyboard', () => {
    arriveAtLine(open, { lineId: segmentId('a') }, 'RED LAMP');
    expect(state().find).toMatchObject({ isOpen: true, text: 'RED LAMP', isReplacing: false, current: -1 });
    expect(state().isFindFromSearch).toBe(true);
  });

  it('marks one word of several where they do not follow one another', () => {
    arriveAtLine(open, { lineId: segmentId('a') }, 'lamp red');
    expect(state().find).toMatchObject({ isOpen: true, text: 'lamp' });
  });

  it('closes find where the line holds none of the words', () => {
    useTranscribe.setState(({ find }) => ({ find: { ...find, isOpen: true, text: 'old' } }));
    arriveAtLine(open, { lineId: segmentId('c') }, '');
    expect(state().find).toMatchObject({ isOpen: false, text: '' });
  });

  it('moves the playhead of its own recording only', () => {
    load('m_1');
    arriveAtLine(open, { lineId: segmentId('b') }, '');
    expect(player.timeMs()).toBe(3000);
    load('m_2');
    arriveAtLine(open, { lineId: segmentId('c') }, '');
    expect(player.timeMs()).toBe(0);
  });

  it('at a moment stands there, in the line that is spoken then', () => {
    load('m_1');
    arriveAtLine(open, { atMs: 4200 }, '');
    expect(state()).toMatchObject({ arriveAtMs: 4200, selection: { primary: 'b' } });
    expect(player.timeMs()).toBe(4200);
  });

  it('is told by the address', () => {
    expect(arrivalOf(['at', '4200'])).toEqual({ target: { atMs: 4200 }, search: '' });
    expect(arrivalOf(['b', 'fog'])).toEqual({ target: { lineId: 'b' }, search: 'fog' });
    expect([arrivalOf([]), arrivalOf(['at']), arrivalOf(['at', '-1'])]).toEqual([null, null, null]);
  });

  it('in a line that is gone leaves everything as it is', () => {
    const before = state();
    arriveAtLine(open, { lineId: segmentId('gone') }, 'fog');
    expect(state()).toBe(before);
  });
});

describe('the speaker filter', () => {
  const shown = (...speakers: string[]) =>
    visibleLines(LINES, new Set(speakers.map((each) => (each === 'nobody' ? each : speakerId(each))))).map(
      ({ id }) => id,
    );

  it('leaves the lines of its speakers, and those of nobody where that is among them', () => {
    expect(shown('S1')).toEqual(['a']);
    expect(shown('S2', 'nobody')).toEqual(['b', 'c']);
    expect(shown()).toEqual([]);
  });

  it('leaves every line where there is none', () => {
    expect(visibleLines(LINES, null)).toBe(LINES);
  });
});
