import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { speakingEngine } from '../../../../shared/domain/voices/where-it-works.ts';
import { api } from '../../../api/client.ts';
import { useVoiceList } from '../../../api/voices/voices.ts';
import { arrangeVoices, isInPlace } from './arrange-voices.ts';
import { useVoicesStore, type VoiceKey, voiceKey } from './voices-store.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** The voices that work where the panel is asked for them; parts, folders and tags are counted among these. */
export function usePlacedVoices(): readonly Voice[] {
  const { voices } = useVoiceList('voices');
  const place = useVoicesStore((state) => state.place);
  return useMemo(() => voices.filter((voice) => isInPlace(voice, place)), [voices, place]);
}

/** The voices that filter, search and order of the panel leave. */
export function useArrangedVoices(): Voice[] {
  const { voices } = useVoiceList('voices');
  const { filter, sort, search, folder, tag, place } = useVoicesStore(
    useShallow(({ filter, sort, search, folder, tag, place }) => ({ filter, sort, search, folder, tag, place })),
  );
  return useMemo(
    () => arrangeVoices(voices, { filter, sort, search, folder, tag, place }),
    [voices, filter, sort, search, folder, tag, place],
  );
}

/** Voices whose preview with this text is stored, so that replaying it sends nothing. */
export function useCachedPreviews(sentence: string): ReadonlySet<VoiceKey> {
  const { voices, engine } = useVoiceList('voices');
  const by = useMemo(() => {
    const spokenBy = (place: EngineChoice) => voices.filter((voice) => speakingEngine(voice, engine) === place);
    return { local: spokenBy('local'), cloud: spokenBy('cloud') };
  }, [voices, engine]);
  const local = useCachedOn('local', by.local, sentence);
  const cloud = useCachedOn('cloud', by.cloud, sentence);
  return useMemo(() => new Set([...local, ...cloud]), [local, cloud]);
}

function useCachedOn(engine: EngineChoice, voices: readonly Voice[], sentence: string): VoiceKey[] {
  const voiceIds = voices.map(({ id }) => id);
  const options = api.voices.cachedPreviews.queryOptions({ input: { engine, voiceIds, text: sentence } });
  // Model and address of the service belong to the answer as well; they are set in another panel, so entering asks anew.
  const { data } = useQuery({ ...options, enabled: voiceIds.length > 0, staleTime: 0 });
  return useMemo(() => {
    const cached = new Set(data ?? []);
    return voices.filter(({ id }) => cached.has(id)).map(voiceKey);
  }, [data, voices]);
}

/** The voice in the dock; null when none is chosen or it is gone. */
export function useSelectedVoice(): Voice | null {
  const { voices } = useVoiceList('voices');
  const selected = useVoicesStore((state) => state.selected);
  return useMemo(() => voices.find((voice) => voiceKey(voice) === selected) ?? null, [voices, selected]);
}
