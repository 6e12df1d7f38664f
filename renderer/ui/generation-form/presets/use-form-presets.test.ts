import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { FormPreset } from '../../../../shared/domain/generation/presets/form-presets.ts';
import { writePresetFile } from '../../../../shared/domain/generation/presets/preset-file.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../shared/domain/settings/settings.ts';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { mergeSettings } from '../../../api/settings/settings-merge.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../feedback/test-data/shown-toasts.ts';
import { createFormDraft } from '../draft/form-draft.ts';
import { presetActions } from './use-form-presets.ts';

const draft = createFormDraft({
  id: 'test.form',
  fields: { prompt: z.string().max(20), count: z.number().int().max(9) },
  defaults: { prompt: '', count: 1 },
});
const presets = presetActions(draft);
const stored = () => currentSettings().generation.presets['test.form'] ?? [];
const other: FormPreset = { name: 'Other', values: {} };

/** Core that keeps settings, which hold these presets of the form and one of another form. */
function begin(own: FormPreset[] = []) {
  let settings: Settings = {
    ...DEFAULT_SETTINGS,
    generation: { presets: { 'test.form': own, another: [other] }, engines: {} },
  };
  const core = standInCore({
    settings: {
      set: (patch) => {
        settings = mergeSettings(settings, patch as Parameters<typeof mergeSettings>[1]);
        return settings;
      },
    },
  });
  queryClient.setQueryData(api.settings.get.queryOptions().queryKey, settings);
  return { core, settings: () => settings };
}

beforeEach(() => {
  draft.set(draft.defaults);
  notifications.clean();
  notifications.cleanQueue();
});

it('keeps what the form says under a name, in the settings, beside the presets of other forms', async () => {
  const { settings } = begin();
  draft.set({ prompt: 'A lamp', count: 3 });
  presets.save('Sea');
  await vi.waitFor(() =>
    expect(settings().generation.presets).toEqual({
      'test.form': [{ name: 'Sea', values: { prompt: 'A lamp', count: 3 } }],
      another: [other],
    }),
  );
});

describe('applying a preset', () => {
  it('fills in only what the form knows and accepts, and comes back by Undo', () => {
    begin([{ name: 'Sea', values: { prompt: 'A boat', count: 12, colour: 'blue' } }]);
    draft.set({ prompt: 'A lamp', count: 3 });
    presets.apply('Sea');
    expect(draft.use.getState()).toEqual({ prompt: 'A boat', count: 3 });
    const [toast] = shownToasts();
    expect(toast?.message).toBe('“Sea” applied');
    toast?.act();
    expect(draft.use.getState()).toEqual({ prompt: 'A lamp', count: 3 });
  });

  it('takes back nothing that was written since', () => {
    begin([{ name: 'Sea', values: { prompt: 'A boat', count: 2 } }]);
    presets.apply('Sea');
    draft.set({ prompt: 'A boat in fog' });
    shownToasts()[0]?.act();
    expect(draft.use.getState()).toEqual({ prompt: 'A boat in fog', count: 1 });
  });

  it('does nothing where the preset is gone', () => {
    begin();
    presets.apply('Sea');
    expect([draft.use.getState(), shownToasts()]).toEqual([draft.defaults, []]);
  });
});

it('renames a preset, and brings a deleted one back by Undo', async () => {
  begin([{ name: 'Sea', values: { count: 2 } }]);
  presets.rename('Sea', 'Coast');
  await vi.waitFor(() => expect(stored().map(({ name }) => name)).toEqual(['Coast']));
  presets.remove('Coast');
  await vi.waitFor(() => expect(stored()).toEqual([]));
  const [toast] = shownToasts();
  expect(toast?.message).toBe('“Coast” deleted');
  toast?.act();
  await vi.waitFor(() => expect(stored()).toEqual([{ name: 'Coast', values: { count: 2 } }]));
});

describe('a file of presets', () => {
  const sea: FormPreset = { name: 'Sea', values: { prompt: 'A boat' } };
  const fileOf = (text: string) => new File([text], 'shared.json');

  it('adds its presets and replaces those of the same names, which come back by Undo', async () => {
    begin([sea, other]);
    const shared: FormPreset[] = [
      { name: 'sea', values: { prompt: 'Waves' } },
      { name: 'Fog', values: {} },
    ];
    await presets.importFile(fileOf(writePresetFile('test.form', shared)));
    expect(stored().map(({ name }) => name)).toEqual(['Fog', 'Other', 'sea']);
    const [toast] = shownToasts();
    expect(toast?.message).toBe('2 presets imported');
    toast?.act();
    await vi.waitFor(() => expect(stored()).toEqual([sea, other]));
  });

  it('that is none changes nothing and says so', async () => {
    begin([sea]);
    await presets.importFile(fileOf('Hello'));
    await presets.importFile(fileOf(writePresetFile('another', [other])));
    expect(stored()).toEqual([sea]);
    expect(shownToasts().map(({ message }) => message)).toEqual([
      expect.stringContaining('isn’t a file of presets'),
      expect.stringContaining('contains presets of another form'),
    ]);
  });
});
