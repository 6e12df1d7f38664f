import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lineOf, segmentId } from '../../../../shared/domain/test-data/transcript-data.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { openInWindow } from '../document/test-data/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { waveformEvents } from './waveform-edits.ts';

const LINES = [lineOf('a', 'The lamp', 0), lineOf('b', 'went out', 3000), lineOf('c', 'Fog', 6000)];

let open: () => OpenTranscript;
let clicked: string[];
const events = () => waveformEvents(open(), (id) => void clicked.push(id));
const times = () => open().transcript.segments.map(({ id, startMs, endMs }) => [id, startMs, endMs]);
const state = () => useTranscribe.getState();
const selected = () => [...state().selection.ids];

beforeEach(async () => {
  useTranscribe.setState(useTranscribe.getInitialState(), true);
  open = await openInWindow(LINES);
  clicked = [];
});

describe('a click on a region', () => {
  it('selects its line, adds it, or selects all lines up to it', () => {
    events().select('b', 'one');
    events().select('c', 'range');
    expect(selected()).toEqual(['b', 'c']);
    events().select('b', 'toggle');
    expect(selected()).toEqual(['c']);
    events().select('a', 'one');
    expect(selected()).toEqual(['a']);
  });

  it('tells which line was clicked, so that the view does not move under the mouse', () => {
    events().select('b', 'one');
    events().select('c', 'toggle');
    expect(clicked).toEqual(['b', 'c']);
  });
});

describe('dragging', () => {
  it('an edge gives the line its new times, one step of undo', () => {
    events().retime('b', { startMs: 2500, endMs: 3950 }, 'start');
    expect(times()[1]).toEqual(['b', 2500, 3950]);
    expect(open().transcript.canUndo).toBe(true);
    expect(selected()).toEqual([]);
  });

  it('a selection moves all of its lines by the same time', () => {
    const before = times();
    events().shift(['a', 'c'], 200);
    expect(times()).toEqual(
      before.map(([id, start, end]) => (id === 'b' ? [id, start, end] : [id, Number(start) + 200, Number(end) + 200])),
    );
  });

  it('that ends where it began is no step of undo', () => {
    events().shift(['a'], 0);
    expect(open().transcript.canUndo).toBe(false);
  });
});

describe('a range that was drawn', () => {
  it('becomes an empty line that is opened for writing', () => {
    events().insertRange({ startMs: 4500.4, endMs: 5200.6 });
    const line = open().transcript.segments.find(({ text }) => text === '');
    expect(line).toMatchObject({ startMs: 4500, endMs: 5201, speakerId: null });
    expect(state().editing).toEqual({ segmentId: line?.id, caret: 0 });
    expect(selected()).toEqual([line?.id]);
  });

  it('changes nothing before it is made a line', () => {
    events().rangeDrawn({ startMs: 4500, endMs: 5200 });
    events().rangeDrawn(null);
    expect(times()).toHaveLength(3);
  });
});

it('moves the playhead where it is asked to', () => {
  const seek = vi.spyOn(player, 'seek');
  events().seek(4321);
  expect(seek.mock.calls).toEqual([[4321]]);
});

it('stops following once the view was scrolled, and remembers that following is on', () => {
  events().followingSuspended();
  expect(state()).toMatchObject({ isFollowSuspended: true, isFollowing: true });
});

it('leaves the transcript alone while an edge is only nudged by keys', () => {
  const before = times();
  events().nudged('b', 'end', 4000);
  events().nudged(segmentId('gone'), 'end', 4000);
  expect(times()).toEqual(before);
});
