import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { audioFactsOf } from '../../../../../shared/domain/library/media-facts.ts';
import { api } from '../../../../api/client.ts';
import { usePanelEngine } from '../../../../api/settings/settings.ts';
import { useCloneDraft } from '../../clone-draft/clone-draft.ts';
import type { CloneFacts } from '../../clone-draft/clone-steps.ts';
import { spansKey } from '../../clone-draft/spans/spans.ts';
import { type ProposedId, useIdProblem, useProposedId } from './use-voice-id.ts';

const DRAGGING_MS = 350;

/** The recording to clone from; undefined until it is known, and when it is no longer in the library. */
export function useMaterial(): LibraryItem | undefined {
  return useMaterialQuery().data;
}

function useMaterialQuery() {
  const itemId = useCloneDraft((draft) => draft.itemId);
  const options = api.library.get.queryOptions({ input: { id: itemId ?? ('' as never) } });
  return useQuery({ ...options, enabled: itemId !== null });
}

/** Length of the recording, ms; 0 until it has been prepared. */
export function useMaterialMs(): number {
  return audioFactsOf(useMaterial()?.media)?.durationMs ?? 0;
}

/** Quality of the chosen excerpts, analysed again when they come to rest; `isOld` while that is under way. */
export function useSampleReport() {
  const itemId = useCloneDraft((draft) => draft.itemId);
  const spans = useCloneDraft((draft) => draft.spans);
  const [settled] = useDebouncedValue(spans, DRAGGING_MS);
  const plain = settled.map(({ startMs, endMs }) => ({ startMs, endMs }));
  const isReady = useMaterialMs() > 0;
  const options = api.voices.sampleReport.queryOptions({ input: { itemId: itemId ?? ('' as never), spans: plain } });
  const query = useQuery({
    ...options,
    enabled: itemId !== null && isReady && plain.length > 0,
    placeholderData: keepPreviousData,
  });
  const isOld = query.isPlaceholderData || spansKey(settled) !== spansKey(spans);
  const report = spans.length === 0 ? null : (query.data ?? null);
  return { report, isOld, error: query.error, retry: () => void query.refetch() };
}

/** The ID that the voice will get: the typed one, or one created from the name. */
export function useCloneId(): string {
  return useCloneProposal().id;
}

function useCloneProposal(): ProposedId {
  const engine = usePanelEngine('voices');
  const id = useCloneDraft((draft) => draft.id);
  const name = useCloneDraft((draft) => draft.name);
  const proposed = useProposedId(name, engine);
  return id === null ? proposed : { id, isCurrent: true };
}

/** What the steps are judged by besides the draft. */
export function useCloneFacts(): CloneFacts {
  const engine = usePanelEngine('voices');
  const hasItem = useCloneDraft((draft) => draft.itemId !== null);
  const { data: item, isError: isGone } = useMaterialQuery();
  const state = item?.media.state;
  const { report, isOld } = useSampleReport();
  const { id, isCurrent } = useCloneProposal();
  const { problem } = useIdProblem(id, engine);
  const idProblem = isCurrent ? problem : 'unknown';
  return useMemo(() => {
    const known = state === undefined || state === 'none' ? 'reading' : state;
    return { media: hasItem && !isGone ? known : 'none', report: isOld ? null : report, idProblem };
  }, [hasItem, isGone, state, report, isOld, idProblem]);
}
