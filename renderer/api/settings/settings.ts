import { QueryObserver, useQuery } from '@tanstack/react-query';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import { engineOfPanel, type EnginePanel } from '../../../shared/domain/settings/panel-engines.ts';
import type { Settings, SettingsPatch } from '../../../shared/domain/settings/settings.ts';
import { api, client } from '../client.ts';
import { queryClient } from '../query-client.ts';
import { rememberedSettings, rememberSettings } from './remembered-settings.ts';
import { mergeSettings } from './settings-merge.ts';

const options = api.settings.get.queryOptions();
const remembered = rememberedSettings();

/** The preferences; those of the last run until core has answered. */
export function useSettings(): Settings {
  return useQuery(options).data ?? remembered;
}

/** The engine that new work of a panel is given to. */
export const usePanelEngine = (panel: EnginePanel): EngineChoice => engineOfPanel(useSettings(), panel);

/** The preferences outside React; those of the last run until core has answered. */
export function currentSettings(): Settings {
  return queryClient.getQueryData<Settings>(options.queryKey) ?? remembered;
}

/** Asks core for the preferences, and keeps them, as they are and as they change, for the first paint of the next start. */
export async function loadSettings(): Promise<void> {
  const observer = new QueryObserver(queryClient, options);
  observer.subscribe(({ data }) => {
    if (data) rememberSettings(data);
  });
  await queryClient.fetchQuery(options);
}

let saveCount = 0;

/**
 * Applies a patch at once and stores it; a failure puts the old value back and rejects with core's error.
 */
export async function saveSettings(patch: SettingsPatch): Promise<void> {
  saveCount += 1;
  const mine = saveCount;
  const before = currentSettings();
  queryClient.setQueryData<Settings>(options.queryKey, mergeSettings(before, patch));
  await queryClient.cancelQueries({ queryKey: options.queryKey }, { revert: false });
  try {
    const saved = await client.settings.set(patch as Parameters<typeof client.settings.set>[0]);
    // An answer to an earlier change would take a later one back for a moment.
    if (mine === saveCount) queryClient.setQueryData<Settings>(options.queryKey, saved);
  } catch (error) {
    // What was changed after it stays; core says what holds now.
    if (mine === saveCount) queryClient.setQueryData<Settings>(options.queryKey, before);
    else void queryClient.invalidateQueries({ queryKey: options.queryKey });
    throw error;
  }
}
