import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import {
  PROMPTS_ID,
  promptsOf,
  type SavedPrompt,
} from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../shared/domain/settings/settings.ts';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { mergeSettings } from '../../../api/settings/settings-merge.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { importPrompts, removePrompt, savePrompt } from './saved-prompts.ts';
import { STARTER_PROMPTS } from './starter-prompts.ts';

const FIRST = STARTER_PROMPTS.map(({ name }) => name);
const mine: SavedPrompt = { name: 'Mine', text: 'Say {{words}}' };

/** Core that keeps settings; while `isFull` it stores nothing. */
function begin() {
  let settings: Settings = structuredClone(DEFAULT_SETTINGS);
  const disk = { isFull: false };
  standInCore({
    settings: {
      set: (patch) => {
        if (disk.isFull) throw new Failure('DISK_FULL', 'The disk is full.');
        settings = mergeSettings(settings, patch as Parameters<typeof mergeSettings>[1]);
        return settings;
      },
    },
  });
  queryClient.setQueryData(api.settings.get.queryOptions().queryKey, settings);
  return disk;
}
const kept = () => promptsOf(currentSettings().generation.presets[PROMPTS_ID] ?? []);
const names = () => kept().map(({ name }) => name);

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('saved prompts', () => {
  it('begin with those of the program, which stay when the first of the user is saved', async () => {
    begin();
    expect(await savePrompt(mine, null)).toBe(true);
    expect(names()).toEqual([...FIRST, 'Mine'].toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('are changed in place, also under another name or another case', async () => {
    begin();
    await savePrompt(mine, null);
    await savePrompt({ name: 'Other', text: 'New' }, mine);
    expect(names()).not.toContain('Mine');
    await savePrompt({ name: 'OTHER', text: 'Newer' }, null);
    expect(kept().filter(({ name }) => name.toLowerCase() === 'other')).toEqual([{ name: 'OTHER', text: 'Newer' }]);
  });

  it('that are all deleted stay deleted: those of the program do not come back', async () => {
    begin();
    for (const prompt of STARTER_PROMPTS) await removePrompt(prompt);
    expect(currentSettings().generation.presets[PROMPTS_ID]).toEqual([]);
  });

  it('that could not be stored are as they were, and that is said', async () => {
    const disk = begin();
    await savePrompt(mine, null);
    disk.isFull = true;
    expect(await savePrompt({ name: 'Late', text: 'x' }, null)).toBe(false);
    expect(await removePrompt(mine)).toBe(false);
    expect([names().includes('Mine'), names().includes('Late')]).toEqual([true, false]);
    expect(shownToasts()).toHaveLength(2);
  });

  it('of a file that is none, or of another form, are not taken in, and that is said', async () => {
    begin();
    const files = ['', '{', '[]', '{"format":"other"}', '\u0000', JSON.stringify({ presets: [{ name: 'x' }] })];
    for (const text of files) await importPrompts(new File([text], 'prompts.json'));
    expect(currentSettings().generation.presets[PROMPTS_ID]).toBeUndefined();
    expect(shownToasts().length).toBeGreaterThan(0);
  });
});

it('the prompts of the program have different names, and variables that are closed', () => {
  expect(new Set(FIRST.map((name) => name.toLowerCase())).size).toBe(FIRST.length);
  for (const { name, text } of STARTER_PROMPTS) {
    const rest = text.replaceAll(/\{\{[a-z]+\}\}/g, '');
    expect([name, /[{}]/.test(rest)]).toEqual([name, false]);
  }
});
