import { describe, expect, it } from 'vitest';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { Segment, Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import type { TranscriptEdit } from '../../../../shared/domain/transcript/transcript-edit.ts';
import { transcriptCore, transcriptOf } from './test-data/transcript-core.ts';
import { TranscriptDocument } from './transcript-document.ts';

const segment = (name: string, startMs: number): Segment => ({
  id: name as SegmentId,
  startMs,
  endMs: startMs + 1000,
  speakerId: null,
  text: name,
  words: null,
});
const setText = (name: string, text: string): TranscriptEdit => ({
  kind: 'setText',
  segmentId: name as SegmentId,
  text,
});

function open() {
  const server = transcriptCore(transcriptOf([segment('a', 0), segment('b', 2000)]));
  const published: Transcript[] = [];
  const document = new TranscriptDocument(server.content(), server.client, (transcript) => published.push(transcript));
  const texts = () => document.transcript.segments.map((each) => each.text);
  const recognise = (name: string, startMs: number) => server.recognise(segment(name, startMs));
  return { ...server, recognise, document, published, texts };
}

describe('transcript document', () => {
  it('shows an edit at once and saves it afterwards', async () => {
    const { document, texts, content } = open();
    expect(document.edit([setText('a', 'first')], 'Edit text')).toBe(true);
    expect(texts()).toEqual(['first', 'b']);
    expect(document.getStatus()).toMatchObject({ pendingCount: 1, undoLabel: 'Edit text' });
    await document.settled();
    expect(document.getStatus().pendingCount).toBe(0);
    expect(content().segments[0]?.text).toBe('first');
  });

  it('saves edits in the order in which they were made', async () => {
    const { document, core, content } = open();
    document.edit([setText('a', '1')], 'one');
    document.edit([setText('a', '2')], 'two');
    document.edit([setText('a', '3')], 'three');
    await document.settled();
    expect(core.sent).toEqual(['one', 'two', 'three']);
    expect(content().segments[0]?.text).toBe('3');
    expect(document.transcript.revision).toBe(3);
  });

  it('keeps an edit on top of text that arrives meanwhile', async () => {
    const { document, texts, recognise } = open();
    document.edit([setText('b', 'mine')], 'Edit text');
    recognise('c', 4000);
    document.sync();
    await document.settled();
    expect(texts()).toEqual(['a', 'mine', 'c']);
  });

  it('rolls a refused edit back, keeps what was typed and saves it on request', async () => {
    const { document, texts, core } = open();
    core.refuse = 1;
    document.edit([setText('a', 'typed')], 'Edit text');
    document.edit([setText('b', 'other')], 'Edit text');
    await document.settled();
    expect(texts()).toEqual(['a', 'other']);
    const [failed] = document.getStatus().failed;
    expect(failed?.failure.code).toBe('DISK_FULL');
    expect(failed?.edits).toEqual([setText('a', 'typed')]);
    document.retry(failed?.key ?? 0);
    await document.settled();
    expect(texts()).toEqual(['typed', 'other']);
    expect(document.getStatus().failed).toEqual([]);
  });

  it('does not send what the rules refuse', async () => {
    const { document, core } = open();
    expect(document.edit([setText('nobody', 'x')], 'Edit text')).toBe(false);
    await document.settled();
    expect(core.sent).toEqual([]);
    expect(document.getStatus().failed[0]?.failure.code).toBe('NOT_FOUND');
  });

  it('undoes after what is still on its way and names the step', async () => {
    const { document, texts } = open();
    document.edit([setText('a', 'first')], 'Edit text');
    document.undo();
    await document.settled();
    expect(texts()).toEqual(['a', 'b']);
    expect(document.getStatus()).toMatchObject({ undoLabel: null, redoLabel: 'Edit text' });
  });

  it('learns length, title and state that came after it was opened, though they are no revision', async () => {
    const { document, finish } = open();
    const facts = { durationMs: 61_234, title: 'Lantern', state: 'ready', writtenUntilMs: 61_234 } as const;
    finish(facts);
    document.sync();
    await document.settled();
    expect(document.transcript).toMatchObject(facts);
  });

  it('joins requests for news that come in quick succession', async () => {
    const { document, core, recognise, texts } = open();
    recognise('c', 4000);
    document.sync();
    document.sync();
    document.sync();
    await document.settled();
    expect(core.calls).toBe(1);
    expect(texts()).toEqual(['a', 'b', 'c']);
  });
});
