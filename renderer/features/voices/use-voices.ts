import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Voice } from '../../../shared/domain/voices/voice.ts';
import { api } from '../../api/client.ts';
import { useSettings } from '../../api/settings.ts';
import { arrangeVoices } from './list/arrange-voices.ts';
import { useVoicesStore, voiceKey } from './voices-store.ts';

const NONE: Voice[] = [];

/** The voices of the service that the settings name, with why its own list could not be read. */
export function useVoiceList() {
  const { engine } = useSettings();
  const query = useQuery(api.voices.list.queryOptions({ input: { engine } }));
  return { ...query, engine, voices: query.data?.voices ?? NONE, failure: query.data?.failure ?? null };
}

/** The voices that filter, search and order of the panel leave. */
export function useArrangedVoices(): Voice[] {
  const { voices } = useVoiceList();
  const { filter, sort, search, folder, tag } = useVoicesStore(
    useShallow(({ filter, sort, search, folder, tag }) => ({ filter, sort, search, folder, tag })),
  );
  return useMemo(
    () => arrangeVoices(voices, { filter, sort, search, folder, tag }),
    [voices, filter, sort, search, folder, tag],
  );
}

/** Ids of the voices whose sound with this sentence is kept, so that hearing them again sends nothing. */
export function useHeardVoices(sentence: string): ReadonlySet<string> {
  const { voices, engine } = useVoiceList();
  const voiceIds = useMemo(() => voices.map(({ id }) => id), [voices]);
  const options = api.voices.heard.queryOptions({ input: { engine, voiceIds, text: sentence } });
  // Model and address of the service belong to the answer as well; they are set in another panel, so entering asks anew.
  const { data } = useQuery({ ...options, enabled: voiceIds.length > 0, staleTime: 0 });
  return useMemo(() => new Set(data ?? []), [data]);
}

/** The voice in the dock; null when none is chosen or it is gone. */
export function useSelectedVoice(): Voice | null {
  const { voices } = useVoiceList();
  const selected = useVoicesStore((state) => state.selected);
  return useMemo(() => voices.find((voice) => voiceKey(voice) === selected) ?? null, [voices, selected]);
}
