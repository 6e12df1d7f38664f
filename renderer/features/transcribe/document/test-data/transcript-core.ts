import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { applyEdits } from '../../../../../shared/domain/transcript/apply-edit.ts';
import { applyPatch } from '../../../../../shared/domain/transcript/apply-patch.ts';
import type { TranscriptChange } from '../../../../../shared/domain/transcript/transcript-change.ts';
import type { TranscriptPatch } from '../../../../../shared/domain/transcript/transcript-edit.ts';
import type { Segment, Transcript } from '../../../../../shared/domain/transcript/transcript.ts';
import type { DocumentClient } from '../transcript-document.ts';

const UNCHANGED: TranscriptPatch = { segments: [], removedSegmentIds: [], speakers: [], removedSpeakerIds: [] };

/** A transcript of a minute with these lines. */
export const transcriptOf = (segments: Segment[], values: Partial<Transcript> = {}): Transcript => ({
  id: 't_1' as ItemId,
  title: 'Lamp',
  mediaId: 'm_1' as ItemId,
  durationMs: 60_000,
  state: 'working',
  recipe: { engine: 'local', model: 'base', language: 'en', speakerCount: null, host: null },
  revision: 0,
  segments,
  speakers: [],
  chapters: [],
  quotes: [],
  writtenUntilMs: 3000,
  canUndo: false,
  canRedo: false,
  ...values,
});

/** Core as far as a document sees it, with the real rules; `refuse` makes the next edits fail like a full disk. */
export function transcriptCore(transcript: Transcript) {
  let content = transcript;
  const { id } = transcript;
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
      const { state, durationMs, writtenUntilMs, title } = content;
      const later = changes.filter((change) => change.revision > revision);
      return { reset: false, changes: later, state, durationMs, writtenUntilMs, title };
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
  const recognise = (line: Segment) => store({ ...UNCHANGED, segments: [line] }, 'part');
  const finish = (facts: Partial<Transcript>) => {
    content = { ...content, ...facts };
  };
  return { core, client, recognise, finish, content: () => content };
}
