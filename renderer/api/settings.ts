import { useQuery } from '@tanstack/react-query';
import { DEFAULT_SETTINGS, type Settings, type SettingsPatch } from '../../shared/domain/settings.ts';
import { api, client } from './client.ts';
import { queryClient } from './query-client.ts';
import { mergeSettings } from './settings-merge.ts';

const options = api.settings.get.queryOptions();

/** The preferences; the defaults until core has answered. */
export function useSettings(): Settings {
  return useQuery(options).data ?? DEFAULT_SETTINGS;
}

/** The preferences outside React; the defaults until core has answered. */
export function currentSettings(): Settings {
  return queryClient.getQueryData<Settings>(options.queryKey) ?? DEFAULT_SETTINGS;
}

/** Reads the preferences into the cache before the first paint. */
export function loadSettings(): Promise<Settings> {
  return queryClient.fetchQuery(options);
}

/**
 * Applies a patch at once and stores it; a failure puts the old value back and rejects with core's error.
 */
export async function saveSettings(patch: SettingsPatch): Promise<void> {
  const before = currentSettings();
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  queryClient.setQueryData<Settings>(options.queryKey, mergeSettings(before, patch));
  try {
    queryClient.setQueryData<Settings>(
      options.queryKey,
      await client.settings.set(patch as Parameters<typeof client.settings.set>[0]),
    );
  } catch (error) {
    queryClient.setQueryData<Settings>(options.queryKey, before);
    throw error;
  }
}
