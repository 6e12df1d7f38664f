import type { ItemId } from '../../../../shared/domain/ids.ts';
import { applyEdits } from '../../../../shared/domain/transcript/apply-edit.ts';
import { applyPatch } from '../../../../shared/domain/transcript/apply-patch.ts';
import type { Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import type { TranscriptChange } from '../../../../shared/domain/transcript/transcript-change.ts';
import type { TranscriptEdit } from '../../../../shared/domain/transcript/transcript-edit.ts';
import { OptimisticDocument } from '../../../api/documents/optimistic-document.ts';
import { type DocumentRules } from '../../../api/documents/optimistic-rules.ts';
import type { ContractClient } from '../../../../shared/contract/index.ts';

/** The procedures of core that a document needs. */
export type DocumentClient = Pick<ContractClient['transcripts'], 'get' | 'since' | 'edit' | 'undo' | 'redo'>;

/** An open transcript, see OptimisticDocument. */
export class TranscriptDocument extends OptimisticDocument<Transcript, TranscriptEdit, TranscriptChange> {
  readonly id: ItemId;

  /** `publish` gets every new state of the transcript, edits included. */
  constructor(transcript: Transcript, client: DocumentClient, publish: (transcript: Transcript) => void) {
    super(transcript, rulesOf(transcript.id, client), publish);
    this.id = transcript.id;
  }

  /** The transcript as it is seen. */
  get transcript(): Transcript {
    return this.content;
  }
}

function rulesOf(id: ItemId, client: DocumentClient): DocumentRules<Transcript, TranscriptEdit, TranscriptChange> {
  return {
    withEdits,
    withChange,
    edit: (edits, label) => client.edit({ id, edits, label }),
    undo: () => client.undo({ id }),
    redo: () => client.redo({ id }),
    refresh: async (confirmed) => {
      const answer = await client.since({ id, revision: confirmed.revision });
      if (answer.reset) return client.get({ id });
      const { reset: _reset, changes, ...facts } = answer;
      const fresh = changes.filter((change) => change.revision > confirmed.revision);
      return { ...fresh.reduce(withChange, confirmed), ...facts };
    },
  };
}

function withEdits(transcript: Transcript, edits: readonly TranscriptEdit[]): Transcript {
  const { patch } = applyEdits(transcript, edits);
  return { ...transcript, ...applyPatch(transcript, patch), canUndo: true, canRedo: false };
}

function withChange(transcript: Transcript, change: TranscriptChange): Transcript {
  const { revision, canUndo, canRedo } = change;
  return { ...transcript, ...applyPatch(transcript, change.patch), revision, canUndo, canRedo };
}
