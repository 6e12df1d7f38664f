import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import { engineOfPanel, type EnginePanel } from '../../../shared/domain/settings/panel-engines.ts';
import type { Voice } from '../../../shared/domain/voices/voice.ts';
import { voicesById } from '../../../shared/domain/voices/where-it-works.ts';
import { api } from '../client.ts';
import { useSettings } from '../settings/settings.ts';

const NONE: Voice[] = [];

/**
 * The one list of all voices that are known, of both services; every panel that shows or offers voices uses it. `engine` is that of
 * the panel; of all new work where none is named.
 */
export function useVoiceList(panel?: EnginePanel) {
  const settings = useSettings();
  const engine = panel === undefined ? settings.engine : engineOfPanel(settings, panel);
  const query = useQuery(voiceListOptions(engine));
  return { ...query, engine, voices: query.data?.voices ?? NONE, failure: query.data?.failure ?? null };
}

/** How the list is asked for; `engine` is the service that is asked for its voices. */
export const voiceListOptions = (engine: EngineChoice) => api.voices.list.queryOptions({ input: { engine } });

/** Voices by their ids, as scripts name them, for a panel as in useVoiceList; see voicesById. */
export function useVoicesById(panel?: EnginePanel): ReadonlyMap<string, Voice> {
  const { voices, engine } = useVoiceList(panel);
  return useMemo(() => voicesById(voices, engine), [voices, engine]);
}
