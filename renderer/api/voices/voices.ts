import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Voice } from '../../../shared/domain/voices/voice.ts';
import { voicesById } from '../../../shared/domain/voices/where-it-works.ts';
import { api } from '../client.ts';
import { useSettings } from '../settings/settings.ts';

const NONE: Voice[] = [];

/** The one list of all voices that are known, of both services; every panel that shows or offers voices uses it. */
export function useVoiceList() {
  const { engine } = useSettings();
  const query = useQuery(api.voices.list.queryOptions({ input: {} }));
  return { ...query, engine, voices: query.data?.voices ?? NONE, failure: query.data?.failure ?? null };
}

/** Voices by their ids, as scripts name them; see voicesById. */
export function useVoicesById(): ReadonlyMap<string, Voice> {
  const { voices, engine } = useVoiceList();
  return useMemo(() => voicesById(voices, engine), [voices, engine]);
}
