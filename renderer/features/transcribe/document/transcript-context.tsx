import type { OpenTranscript } from './open-transcript.ts';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import { replaceRoute, useRoute } from '../../../ui/layout/navigation.ts';
import { useTranscript } from './open-documents.ts';
import { modelOf } from './transcript-model.ts';
import { useExistingSelection, useOpenedRoute } from '../../../ui/collection/open-document.ts';
import { useOwnWords } from '../../../ui/spelling/use-spelling.ts';
import { arrivalOf, arriveAtLine } from './arrive-at-line.ts';
import { openInStore, useTranscribe } from './transcribe-store.ts';
import { visibleLines } from './visible-lines.ts';

/** What the panel shows: nothing, a transcript that is being read, one that could not be, or an open one. */
export type TranscribeView = { id: ItemId | null; open: OpenTranscript | null; error: unknown; retry: () => void };

const Context = createContext<TranscribeView>({ id: null, open: null, error: null, retry: () => undefined });

/** Reads the transcript of the address and gives it to the panel's columns. */
export function TranscribeProvider({ children }: { children: ReactNode }) {
  const { path } = useRoute();
  const id = (path[0] ?? null) as ItemId | null;
  const query = useTranscript(id);
  const filter = useTranscribe((state) => state.filter);
  useOpenedRoute('transcribe', id, OPENED);
  const transcript = query.data ?? null;
  const open = useMemo<OpenTranscript | null>(() => {
    if (!transcript) return null;
    const visible = visibleLines(transcript.segments, filter);
    return { transcript, model: modelOf(transcript), visible, order: visible.map((segment) => segment.id) };
  }, [transcript, filter]);
  useExistingSelection(open?.model.indexById ?? null, useTranscribe, { editedId: ({ segmentId }) => segmentId });
  useSpeakerNames(transcript);
  useArrival(open, path);
  const { error, refetch } = query;
  const value = useMemo(() => ({ id, open, error, retry: () => void refetch() }), [id, open, error, refetch]);
  return <Context value={value}>{children}</Context>;
}

/** The place in a transcript: the selected line, or the speakers whose lines are shown. */
const OPENED = {
  read: () => {
    const { openId, selection, filter } = useTranscribe.getState();
    return { openId, hasPlace: selection.primary !== null || filter !== null };
  },
  open: openInStore,
};

/** What the panel shows now. */
export function useTranscribeView(): TranscribeView {
  return useContext(Context);
}

/** Names of speakers are no spelling mistakes. */
function useSpeakerNames(transcript: Transcript | null): void {
  const speakers = transcript?.speakers;
  useOwnWords(useMemo(() => (speakers ?? []).map(({ name }) => name), [speakers]));
}

/** See arriveAtLine. */
function useArrival(open: OpenTranscript | null, path: readonly string[]): void {
  const id = open?.transcript.id ?? null;
  const place = path.slice(1).join('/');
  const arrive = useEffectEvent(() => {
    const arrival = arrivalOf(path.slice(1));
    if (open === null || id === null || arrival === null) return;
    // The address of the transcript alone: coming back to it must not jump again.
    replaceRoute('transcribe', id);
    arriveAtLine(open, arrival.target, arrival.search);
  });
  useEffect(() => arrive(), [id, place]);
}
