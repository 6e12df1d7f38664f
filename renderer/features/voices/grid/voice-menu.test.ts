import '../../../media/test-data/stand-in-audio.ts';
import type { MouseEvent } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { voiceData } from '../../../../shared/domain/test-data/voice-data.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import type { MenuEntry } from '../../../ui/context-menu/context-menu.tsx';
import { useVoicesStore, voiceKey } from '../collection/voices-store.ts';
import { texts } from '../texts.ts';
import { menuTexts } from './menu-texts.ts';
import { openVoiceMenu } from './voice-menu.ts';

const menu = vi.hoisted(() => ({ entries: [] as MenuEntry[] }));
// There is no page here to open it in.
vi.mock('../../../ui/context-menu/context-menu.tsx', () => ({
  openContextMenu: (_: unknown, __: string, entries: MenuEntry[]) => void (menu.entries = entries),
}));

const discard = vi.fn<() => void>();
const CONSENT = {
  person: 'Anna Berg',
  statement: 'Agreed.',
  basis: 'given',
  agreedAtMs: 1,
} as unknown as Voice['consent'];

/** The entries of the menu of a voice among these. */
function menuOf(voice: Voice, voices: readonly Voice[] = [voice]): MenuEntry[] {
  const card = { focus: () => undefined };
  const event = {
    target: card,
    currentTarget: card,
    clientX: 1,
    clientY: 1,
    preventDefault: () => undefined,
    stopPropagation: () => undefined,
  };
  openVoiceMenu(event as unknown as MouseEvent<HTMLElement>, voice, { sentence: 'Hello.', voices, discard });
  return menu.entries;
}
type Choice = Extract<MenuEntry, { label: string; run: unknown }>;
type Group = Extract<MenuEntry, { entries: unknown }>;
const labels = (entries: readonly MenuEntry[]) =>
  entries.flatMap((entry) => (typeof entry === 'object' && 'label' in entry ? [entry.label] : []));
const entry = (entries: readonly MenuEntry[], label: string) =>
  entries.find((each): each is Choice => typeof each === 'object' && 'label' in each && each.label === label);
const group = (entries: readonly MenuEntry[], label: string) => (entry(entries, label) as unknown as Group).entries;

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', class {});
  discard.mockClear();
});

it('selects the voice it is opened at, and offers to rename and delete only what is the user’s own', () => {
  const builtIn = voiceData('slate', { name: 'Slate' });
  const own = voiceData('anna', { name: 'Anna', kind: 'cloned' });
  const ofBuiltIn = labels(menuOf(builtIn));
  expect(useVoicesStore.getState().selected).toEqual(voiceKey(builtIn));
  for (const label of [texts.actions.rename, texts.actions.bin]) {
    expect(ofBuiltIn).not.toContain(label);
    expect(labels(menuOf(own))).toContain(label);
  }
  entry(menuOf(own), texts.actions.bin)?.run();
  expect(discard).toHaveBeenCalledOnce();
});

it('lets a voice that the service no longer has be removed, but not played, compared or used', () => {
  const entries = menuOf(voiceData('gone', { name: 'Gone', state: 'missing' }));
  for (const label of [texts.preview.start, texts.dock.useInScript, texts.dock.compare]) {
    expect([label, entry(entries, label)?.isDisabled]).toEqual([label, true]);
  }
  expect(entry(entries, texts.actions.bin)).toBeDefined();
});

it('offers to restore what is in the bin, and to delete it permanently', () => {
  const entries = labels(menuOf(voiceData('anna', { name: 'Anna', kind: 'cloned', binnedAtMs: 1 })));
  expect(entries).toEqual(expect.arrayContaining([texts.actions.restore, texts.actions.remove]));
  expect(entries).not.toContain(texts.actions.bin);
});

it('offers the consent record of a voice that has one, and no other', () => {
  const anna = voiceData('anna', { name: 'Anna', kind: 'cloned' });
  expect(labels(menuOf(anna))).not.toContain(menuTexts.exportConsent);
  expect(labels(menuOf({ ...anna, consent: CONSENT }))).toContain(menuTexts.exportConsent);
});

it('moves a voice to a folder of other voices, or out of its own, and knows the tags of all', async () => {
  const core = standInCore({ organisation: { update: () => ({ changedCount: 1, undoId: null }) } });
  const anna = voiceData('anna', { name: 'Anna', kind: 'cloned', folders: ['Radio'], tags: ['warm'] });
  const ben = voiceData('ben', { name: 'Ben', kind: 'cloned', folders: ['Stage'], tags: ['dry'] });
  const entries = menuOf(anna, [anna, ben]);
  const folders = group(entries, texts.dock.folder);
  expect(labels(folders)).toEqual(['Radio', 'Stage', menuTexts.noFolder, menuTexts.newFolder]);
  expect(entry(folders, 'Radio')?.isDisabled).toBe(true);
  expect(labels(group(entries, texts.dock.tags))).toContain(menuTexts.tag('dry'));
  entry(folders, 'Stage')?.run();
  await vi.waitFor(() => expect(core.asked).toHaveLength(1));
  expect(core.asked[0]).toMatchObject(['organisation.update', { values: { folders: ['Stage'] } }]);
});
