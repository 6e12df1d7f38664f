import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemId, SegmentId } from '../../../shared/domain/ids.ts';
import type { TranscriptEdit } from '../../../shared/domain/transcript/transcript-edit.ts';
import { useScriptedTranscripts } from './test-data/use-scripted-transcripts.ts';

const room = useScriptedTranscripts();
let id: ItemId;
beforeEach(async () => {
  room.current.script.words = [
    ['Hello', 0],
    ['there.', 0.4],
    ['How', 3],
    ['are', 3.4],
    ['you?', 3.8],
  ];
  id = await room.current.finished();
});

const get = () => room.current.transcripts.get({ id });
const texts = () => get().segments.map((segment) => segment.text);
const lineId = (index: number) => get().segments[index]?.id ?? ('' as SegmentId);
const edit = (edits: TranscriptEdit[], label = 'Edit') => room.current.transcripts.edit({ id, edits, label });
const setText = (index: number, text: string): TranscriptEdit => ({ kind: 'setText', segmentId: lineId(index), text });

describe('editing a transcript', () => {
  it('stores each edit at once with its word times and can undo and redo all of them after a restart', async () => {
    const before = get();
    edit([setText(0, 'Hello over there.')], 'Edit text');
    edit([{ kind: 'split', segmentId: lineId(1), offset: 3, newSegmentId: 'new-line' as SegmentId }], 'Split line');
    edit([{ kind: 'delete', segmentIds: [lineId(0)] }], 'Delete line');
    const after = get();
    await room.current.restart();
    expect(get()).toEqual(after);
    expect(texts()).toEqual(['How', 'are you?']);
    const undone = [1, 2, 3, 4].map(() => room.current.transcripts.undo({ id })?.label ?? null);
    expect(undone).toEqual(['Delete line', 'Split line', 'Edit text', null]);
    expect(get()).toEqual({ ...before, revision: get().revision, canRedo: true });
    await room.current.restart();
    const redone = [1, 2, 3, 4].map(() => room.current.transcripts.redo({ id })?.label ?? null);
    expect(redone).toEqual(['Edit text', 'Split line', 'Delete line', null]);
    expect(get()).toEqual({ ...after, revision: get().revision });
  });

  it('keeps the times of words that stayed', () => {
    edit([setText(0, 'Hello my there.')]);
    expect(get().segments[0]?.words?.map((word) => [word.text, word.startMs])).toEqual([
      ['Hello', 0],
      ['my', expect.any(Number)],
      ['there.', 400],
    ]);
  });

  it('drops what was undone when something new is edited', () => {
    edit([setText(0, 'One.')]);
    edit([setText(0, 'Two.')]);
    room.current.transcripts.undo({ id });
    expect(edit([setText(1, 'Three?')])).toMatchObject({ canUndo: true, canRedo: false });
    expect(room.current.transcripts.redo({ id })).toBeNull();
    room.current.transcripts.undo({ id });
    room.current.transcripts.undo({ id });
    expect(texts()).toEqual(['Hello there.', 'How are you?']);
  });

  it('does several edits as one step, or none of them', () => {
    const revision = get().revision;
    expect(() => edit([setText(0, 'One.'), { kind: 'delete', segmentIds: ['unknown' as SegmentId] }])).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    expect([texts()[0], get().revision, get().canUndo]).toEqual(['Hello there.', revision, false]);
    edit([setText(0, 'One.'), setText(1, 'Two?')]);
    room.current.transcripts.undo({ id });
    expect(texts()).toEqual(['Hello there.', 'How are you?']);
  });

  it('leaves no step for an edit that changes nothing', () => {
    const { revision } = get();
    expect(edit([setText(0, 'Hello there.')])).toMatchObject({ revision, canUndo: false });
    expect(get().canUndo).toBe(false);
  });

  it('tells followers what happened since a revision, and sends the far behind to read all again', () => {
    const { revision } = get();
    const first = edit([setText(0, 'One.')], 'First');
    const second = room.current.transcripts.undo({ id });
    expect(room.current.transcripts.since({ id, revision })).toEqual({
      reset: false,
      changes: [first, second],
      state: 'ready',
      durationMs: 30_000,
      writtenUntilMs: 30_000,
      title: 'talk',
    });
    expect(room.current.transcripts.since({ id, revision: revision + 99 })).toEqual({ reset: true });
    for (let index = 0; index < 301; index++) edit([setText(0, `Text ${index}.`)]);
    expect(room.current.transcripts.since({ id, revision })).toEqual({ reset: true });
    expect(room.current.transcripts.since({ id, revision: get().revision - 5 })).toMatchObject({ reset: false });
  });

  it('is found by its new text only', () => {
    edit([setText(0, 'Zebra crossing.')]);
    const found = (query: string) => room.current.transcripts.list({ query, limit: 5 }).rows.map((row) => row.snippet);
    expect([found('zebra'), found('hello')]).toEqual([['Zebra crossing.'], []]);
    room.current.transcripts.undo({ id });
    expect([found('zebra'), found('hel')]).toEqual([[], ['Hello there.']]);
    const hitOf = (query: string) => room.current.transcripts.list({ query, limit: 5 }).rows[0]?.hitId;
    expect([hitOf('hello'), hitOf('talk')]).toEqual([get().segments[0]?.id, null]);
    edit([setText(0, '会议记录很长')]);
    expect(hitOf('记录')).toBe(get().segments[0]?.id);
    expect(found('记录')).toEqual(['会议记录很长']);
  });
});
