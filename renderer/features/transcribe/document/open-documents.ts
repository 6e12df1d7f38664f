import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Transcript } from '../../../../shared/domain/transcript.ts';
import type { TranscriptEdit } from '../../../../shared/domain/transcript-edit.ts';
import { onChange } from '../../../api/changes.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { type SaveStatus, TranscriptDocument } from './transcript-document.ts';

/** Documents stay while the app runs: edits on their way are not lost when another transcript is opened. */
const documents = new Map<ItemId, TranscriptDocument>();
const NOTHING: SaveStatus = { pendingCount: 0, failed: [], undoLabel: null, redoLabel: null };

const keyOf = (id: ItemId) => api.transcripts.get.queryKey({ input: { id } });

async function load(id: ItemId): Promise<Transcript> {
  const transcript = await client.transcripts.get({ id });
  const known = documents.get(id);
  if (known) return known.replace(transcript);
  const publish = (shown: Transcript) => void queryClient.setQueryData(keyOf(id), shown);
  documents.set(id, new TranscriptDocument(transcript, client.transcripts, publish));
  return transcript;
}

onChange('transcripts', (ids) => {
  if (ids.length === 0) for (const document of documents.values()) document.sync();
  else for (const id of ids) documents.get(id as ItemId)?.sync();
});

/** The open transcript with all edits in it; null shows nothing. */
export function useTranscript(id: ItemId | null) {
  return useQuery({
    queryKey: id === null ? ['transcribe', 'nothing-open'] : keyOf(id),
    queryFn: () => (id === null ? null : load(id)),
    enabled: id !== null,
  });
}

/** Whether everything is saved, what failed, and what undo and redo would do. */
export function useSaveStatus(id: ItemId | null): SaveStatus {
  const document = id === null ? undefined : documents.get(id);
  return useSyncExternalStore(
    (listener) => document?.subscribe(listener) ?? (() => undefined),
    () => document?.getStatus() ?? NOTHING,
  );
}

/** The document of an open transcript; undefined until it was read. */
export function documentOf(id: ItemId | null): TranscriptDocument | undefined {
  return id === null ? undefined : documents.get(id);
}

/** Makes one step of undo in an open transcript. Returns whether it was allowed. */
export function editTranscript(id: ItemId, edits: TranscriptEdit[], label: string): boolean {
  return edits.length > 0 && (documents.get(id)?.edit(edits, label) ?? false);
}
