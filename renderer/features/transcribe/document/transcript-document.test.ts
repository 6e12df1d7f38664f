import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../shared/domain/transcript/apply-edit.ts';
import { applyPatch } from '../../../../shared/domain/transcript/apply-patch.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, SegmentId } from '../../../../shared/domain/ids.ts';
import type { Segment, Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import type { TranscriptChange } from '../../../../shared/domain/transcript/transcript-change.ts';
import type { TranscriptEdit, TranscriptPatch } from '../../../../shared/domain/transcript/transcript-edit.ts';
import { type DocumentClient, TranscriptDocument } from './transcript-document.ts';

const id = 't_1' as ItemId;
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

/** Core as far as a document sees it, with the real rules; `refuse` makes the next edits fail like a full disk. */
function standInForCore() {
  let content: Transcript = {
    id,
    title: 'Lamp',
    mediaId: 'm_1' as ItemId,
    durationMs: 60_000,
    state: 'working',
    recipe: { engine: 'local', model: 'base', language: 'en', speakerCount: null, host: null },
    revision: 0,
    segments: [segment('a', 0), segment('b', 2000)],
    speakers: [],
    writtenUntilMs: 3000,
    canUndo: false,
    canRedo: false,
  };
  const changes: TranscriptChange[] = [];
  const inverses: TranscriptPatch[] = [];
  const core = { refuse: 0, sent: [] as string[], calls: 0 };
  const store = (patch: TranscriptPatch, label: string): TranscriptChange => {
    content = { ...content, ...applyPatch(content, patch), revision: content.revision + 1, canUndo: true };
    const change = { id, revision: content.revision, patch, label, canUndo: inverses.length > 0, canRedo: false };
    changes.push(change);
    return change;
  };
  const client: DocumentClient = {
    get: async () => content,
    since: async ({ revision }) => {
      core.calls += 1;
      return {
        reset: false,
        changes: changes.filter((change) => change.revision > revision),
        state: content.state,
        durationMs: content.durationMs,
        writtenUntilMs: content.writtenUntilMs,
        title: content.title,
      };
    },
    edit: async ({ edits, label }) => {
      core.sent.push(label);
      if (core.refuse > 0) {
        core.refuse -= 1;
        throw new Failure('DISK_FULL', 'The disk is full.');
      }
      const { patch, inverse } = applyEdits(content, edits);
      inverses.push(inverse);
      return store(patch, label);
    },
    undo: async () => {
      const inverse = inverses.pop();
      return inverse ? store(inverse, 'undone') : null;
    },
    redo: async () => null,
  };
  const recognise = (name: string, startMs: number) =>
    store({ segments: [segment(name, startMs)], removedSegmentIds: [], speakers: [], removedSpeakerIds: [] }, 'part');
  const finish = (facts: Partial<Transcript>) => {
    content = { ...content, ...facts };
  };
  return { core, client, recognise, finish, content: () => content };
}

function open() {
  const server = standInForCore();
  const published: Transcript[] = [];
  const document = new TranscriptDocument(server.content(), server.client, (transcript) => published.push(transcript));
  const texts = () => document.transcript.segments.map((each) => each.text);
  return { ...server, document, published, texts };
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
