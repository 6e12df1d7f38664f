import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId, SegmentId, SpeakerId } from '../../../../shared/domain/ids.ts';
import { lineOf, segmentId, speakerId, speakerOf } from '../../../../shared/domain/test-data/transcript-data.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import { documentOf, openTranscripts } from '../document/open-documents.ts';
import { transcriptCore, transcriptOf } from '../document/test-data/transcript-core.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { modelOf } from '../document/transcript-model.ts';
import { activeEditor } from './active-editor.ts';
import {
  addSpeaker,
  commitText,
  deleteLines,
  giveToSpeaker,
  insertLine,
  insertRange,
  mergeLines,
  setEdgeAtPlayhead,
  splitLine,
} from './line-commands.ts';

const LINES = [
  lineOf('a', 'The lamp went out', 0, 'S1'),
  lineOf('b', 'Nobody saw it', 3000, 'S1'),
  lineOf('c', 'Fog', 6000),
];
const SPEAKERS = [speakerOf('S1', 0, 'Anna'), speakerOf('S2', 4, 'Odrik')];

let takeFieldAway = () => {};
// A document outlives a test, with what is on its way to core.
let testCount = 0;
let id: ItemId;

/** The transcript as it is shown now. */
function open(): OpenTranscript {
  const transcript = documentOf(id)?.content ?? transcriptOf(LINES);
  const { segments } = transcript;
  return { transcript, model: modelOf(transcript), visible: segments, order: segments.map(({ id }) => id) };
}
const said = () => open().transcript.segments.map(({ text }) => text);
const at = (index: number): Segment => open().transcript.segments[index] as Segment;
const select = (...ids: string[]) => useTranscribe.setState({ selection: selectAll(ids.map(segmentId)) });
const selected = () => [...useTranscribe.getState().selection.ids];

/** A text field of a line with a caret, as the list has one while a line is written in. */
function write(id: string, text: string, caret: number): void {
  const field = { value: text, selectionStart: caret } as HTMLTextAreaElement;
  takeFieldAway = activeEditor.set(segmentId(id), field);
}

const playheadAt = (ms: number) => vi.spyOn(player, 'timeMs').mockReturnValue(ms);

beforeEach(async () => {
  takeFieldAway();
  useTranscribe.setState(useTranscribe.getInitialState(), true);
  testCount += 1;
  id = `t_${testCount}` as ItemId;
  const core = transcriptCore(transcriptOf(LINES, { id, speakers: SPEAKERS }));
  standInCore({ transcripts: core.client });
  await openTranscripts.load(id);
});

describe('splitting', () => {
  it('cuts the line that is written in at its caret, with what was typed, and goes on in the second', () => {
    write('a', '  The lamp blew out', 12);
    expect(splitLine(open())).toBe(true);
    expect(said()).toEqual(['The lamp b', 'lew out', 'Nobody saw it', 'Fog']);
    expect(useTranscribe.getState().editing).toEqual({ segmentId: at(1).id, caret: 0 });
  });

  it('cuts the selected line after the word at the playhead', () => {
    select('a');
    playheadAt(700);
    expect(splitLine(open())).toBe(true);
    expect(said().slice(0, 2)).toEqual(['The lamp', 'went out']);
    expect(selected()).toEqual([at(1).id]);
  });

  it('does nothing where one side would be empty, or nothing is selected', () => {
    expect(splitLine(open())).toBe(false);
    select('c');
    playheadAt(6100);
    expect(splitLine(open())).toBe(false);
    expect(said()).toHaveLength(3);
  });
});

describe('merging', () => {
  it('joins the line that is written in with the one before, and the caret stays between the texts', () => {
    write('b', 'Nobody saw', 0);
    expect(mergeLines(open(), 'previous')).toBe(true);
    expect(said()).toEqual(['The lamp went out Nobody saw', 'Fog']);
    expect(useTranscribe.getState().editing).toEqual({ segmentId: 'a', caret: 'The lamp went out'.length });
  });

  it('joins all selected lines into the first', () => {
    select('a', 'b', 'c');
    expect(mergeLines(open())).toBe(true);
    expect(said()).toEqual(['The lamp went out Nobody saw it Fog']);
    expect(useTranscribe.getState().editing).toBeNull();
  });

  it('has nothing to join the last line with', () => {
    select('c');
    expect(mergeLines(open(), 'next')).toBe(false);
  });
});

describe('inserting', () => {
  it('puts an empty line of the same speaker into the pause behind the selected one, and opens it', () => {
    select('a');
    expect(insertLine(open(), 'after')).toBe(true);
    expect(said()).toEqual(['The lamp went out', '', 'Nobody saw it', 'Fog']);
    expect(at(1)).toMatchObject({ speakerId: 'S1', startMs: LINES[0]?.endMs, endMs: 3000 });
    expect(useTranscribe.getState().editing?.segmentId).toBe(at(1).id);
  });

  it('puts a line over a range that was drawn, for nobody yet', () => {
    expect(insertRange(open(), { startMs: 4999.6, endMs: 5500.2 })).toBe(true);
    expect(at(2)).toMatchObject({ startMs: 5000, endMs: 5500, speakerId: null, text: '' });
  });
});

describe('what is typed', () => {
  it('is one step, and none where the text is as it was', () => {
    expect(commitText(open(), segmentId('c'), ' Fog ')).toBe(false);
    useTranscribe.setState({ draft: { transcriptId: id, segmentId: segmentId('c'), text: 'Mist', base: 'Fog' } });
    expect(commitText(open(), segmentId('c'), 'Mist')).toBe(true);
    expect([said()[2], useTranscribe.getState().draft]).toEqual(['Mist', null]);
    expect(documentOf(id)?.getStatus().undoLabel).toBe('Edit text');
  });

  it('is kept in the same step when another command takes the line', () => {
    write('b', 'Somebody saw it', 3);
    select('c');
    expect(deleteLines(open())).toBe(true);
    expect(said()).toEqual(['The lamp went out', 'Somebody saw it']);
    expect(documentOf(id)?.getStatus().undoLabel).toBe('Delete line');
  });
});

describe('deleting', () => {
  it('selects the line that follows', () => {
    select('a', 'b');
    expect(deleteLines(open())).toBe(true);
    expect([said(), selected()]).toEqual([['Fog'], ['c']]);
  });
});

describe('edges', () => {
  it('are set at the playhead, but a line never ends before it begins', () => {
    select('b');
    playheadAt(3400);
    expect(setEdgeAtPlayhead(open(), 'start')).toBe(true);
    expect(at(1).startMs).toBe(3400);
    playheadAt(3200);
    expect(setEdgeAtPlayhead(open(), 'end')).toBe(false);
  });
});

describe('speakers', () => {
  it('get the selected lines, and give them back to nobody', () => {
    expect(giveToSpeaker(open(), speakerId('S2'))).toBe(false);
    select('b', 'c');
    expect(giveToSpeaker(open(), speakerId('S2'))).toBe(true);
    expect(open().transcript.segments.map((line) => line.speakerId)).toEqual(['S1', 'S2', 'S2']);
    giveToSpeaker(open(), null);
    expect(open().transcript.segments.map((line) => line.speakerId)).toEqual(['S1', null, null]);
  });

  it('are added after the highest number there is, with the selected lines only where that was asked', () => {
    select('c');
    const alone = addSpeaker(open(), false);
    expect(open().transcript.speakers.at(-1)).toMatchObject({ id: alone, ordinal: 5 });
    const taking = addSpeaker(open(), true) as SpeakerId;
    expect(open().transcript.speakers.at(-1)).toMatchObject({ id: taking, ordinal: 6 });
    expect(at(2).speakerId).toBe(taking);
  });
});

it('finds no line that is gone', () => {
  select('gone' as SegmentId);
  expect([insertLine(open(), 'after'), said()]).toEqual([true, ['The lamp went out', 'Nobody saw it', 'Fog', '']]);
});
