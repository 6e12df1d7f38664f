import { expect, it, vi } from 'vitest';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../shared/domain/settings/settings.ts';
import { queryClient } from '../query-client.ts';
import { standInCore } from '../test-data/stand-in-core.ts';
import { api } from '../client.ts';
import { currentSettings, saveSettings } from './settings.ts';

const key = api.settings.get.queryOptions().queryKey;

it('a change that cannot be stored is taken back, and no later one with it', async () => {
  const stored: Settings = { ...DEFAULT_SETTINGS, engine: 'cloud' };
  let refuse: (error: Error) => void = () => undefined;
  const sets = [() => new Promise((_, reject) => (refuse = reject)), () => stored];
  standInCore({ settings: { set: async () => (await sets.shift()?.()) as Settings, get: () => stored } });
  queryClient.setQueryData<Settings>(key, DEFAULT_SETTINGS);
  const first = saveSettings({ generation: { engines: { speak: 'cloud' } } });
  await saveSettings({ engine: 'cloud' });
  refuse(new Failure('DISK_FULL', 'The disk is full.'));
  await expect(first).rejects.toMatchObject({ data: { code: 'DISK_FULL' } });
  await vi.waitFor(() => expect(currentSettings()).toEqual(stored));
});
