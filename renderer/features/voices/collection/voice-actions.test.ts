import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { voiceData } from '../../../../shared/domain/test-data/voice-data.ts';
import type { Voice, VoiceList, VoiceUse } from '../../../../shared/domain/voices/voice.ts';
import { voiceListOptions } from '../../../api/voices/voices.ts';
import { queryClient } from '../../../api/query-client.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { cloneDraft, EMPTY_DRAFT } from '../clone-draft/clone-draft.ts';
import {
  askVoicesAgain,
  discardVoice,
  openInNewScript,
  restoreVoice,
  startRenaming,
  toggleFavourite,
  updateVoice,
} from './voice-actions.ts';
import { useVoicesStore } from './voices-store.ts';

const slate = voiceData('slate', { name: 'Slate' });
const anna = voiceData('anna', { name: 'Anna', kind: 'cloned' });
const inCloud = voiceData('anna', { name: 'Anna', kind: 'cloned', engine: 'cloud' });
const nothing = { changedCount: 1, undoId: null };
const inScript = (title: string, lineCount: number): VoiceUse => ({
  scriptId: title as ItemId,
  title,
  lineCount,
  takeCount: 0,
});
const diskFull = () => {
  throw new Failure('DISK_FULL', 'The disk is full.');
};

const listKey = () => voiceListOptions('local').queryKey;
const listed = (): Voice[] => queryClient.getQueryData<VoiceList>(listKey())?.voices ?? [];

/** Core with these answers, and its list of voices as the window knows it. */
function begin(answers: Answers, voices: Voice[] = [slate, anna, inCloud]) {
  const core = standInCore(answers);
  queryClient.setQueryData<VoiceList>(listKey(), { voices, failure: null });
  return core;
}

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
  cloneDraft.set(EMPTY_DRAFT);
  useVoicesStore.setState({ renaming: null });
});

describe('a change', () => {
  it('is seen at once, only in that voice of that service, and is stored', async () => {
    const core = begin({ voices: { update: () => ({ ...anna, keepsAlive: true }) } });
    const stored = updateVoice(anna, { keepsAlive: true });
    expect(listed().map(({ keepsAlive }) => keepsAlive)).toEqual([false, true, false]);
    await stored;
    expect(core.asked).toEqual([['voices.update', { engine: 'local', id: 'anna', keepsAlive: true }]]);
  });

  it('is taken back and told when it cannot be stored', async () => {
    begin({ voices: { update: diskFull } });
    await updateVoice(anna, { keepsAlive: true });
    expect(listed()).toEqual([slate, anna, inCloud]);
    expect(shownToasts().map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Couldn’t change “Anna”\. .*full/i),
    ]);
  });

  it('marks a favourite and takes the mark away', async () => {
    const core = begin({ organisation: { update: () => nothing } });
    toggleFavourite(anna);
    expect(listed()[1]?.isFavourite).toBe(true);
    toggleFavourite({ ...anna, isFavourite: true });
    expect(listed()[1]?.isFavourite).toBe(false);
    await vi.waitFor(() => expect(core.asked).toHaveLength(2));
    expect(core.asked.map(([, input]) => (input as { values: unknown }).values)).toEqual([
      { isFavourite: true },
      { isFavourite: false },
    ]);
  });
});

describe('a name', () => {
  it('is given only to voices of one’s own', () => {
    startRenaming(slate);
    expect(useVoicesStore.getState().renaming).toBeNull();
    startRenaming(inCloud);
    expect(useVoicesStore.getState().renaming).toBe('cloud:anna');
  });
});

describe('the bin', () => {
  it('takes a voice, says in how many scripts it still speaks, and gives it back by Undo', async () => {
    const uses = () => [inScript('Skerry', 3), inScript('Harbour', 0), inScript('Fog', 1)];
    const core = begin({ voices: { uses }, organisation: { bin: () => nothing, restore: () => nothing } });
    expect(await discardVoice(anna)).toBe(true);
    expect(listed().map(({ binnedAtMs }) => binnedAtMs === null)).toEqual([true, false, true]);
    const [toast] = shownToasts();
    expect(toast?.message).toBe('Anna moved to the bin; still used in 2 scripts');
    toast?.act();
    await vi.waitFor(() => expect(listed()[1]?.binnedAtMs).toBeNull());
    expect(core.asked.map(([name]) => name)).toEqual(['voices.uses', 'organisation.bin', 'organisation.restore']);
  });

  it('does not take a built-in voice that the service lists, but one that it no longer has', async () => {
    const core = begin({ voices: { uses: () => [] }, organisation: { bin: () => nothing } });
    expect(await discardVoice(slate)).toBe(false);
    expect(core.asked).toEqual([]);
    expect(await discardVoice({ ...slate, state: 'missing' })).toBe(true);
  });

  it('keeps a voice where it is and says why when it cannot be moved or restored', async () => {
    begin({ voices: { uses: () => [] }, organisation: { bin: diskFull, restore: diskFull } });
    expect(await discardVoice(anna)).toBe(false);
    const binned = { ...anna, binnedAtMs: 1 };
    queryClient.setQueryData<VoiceList>(listKey(), { voices: [binned], failure: null });
    await restoreVoice(binned);
    expect(listed()).toEqual([binned]);
    expect(shownToasts().map(({ message }) => message.split('.')[0])).toEqual([
      'Couldn’t move “Anna” to the bin',
      'Couldn’t restore “Anna”',
    ]);
  });
});

describe('deleting permanently', () => {
  const binned = { ...anna, binnedAtMs: 1 };

  it('asks first, with the scripts that will need another voice, and does nothing on no', async () => {
    const core = begin({ voices: { uses: () => [inScript('Skerry', 3), inScript('Fog', 2)] } });
    const gone = discardVoice(binned);
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    const question = openQuestion();
    expect(question?.title).toBe('Delete “Anna” permanently?');
    expect(question?.text).toContain('“Skerry” and 1 more script');
    question?.answer('cancel');
    expect(await gone).toBe(false);
    expect(core.asked.map(([name]) => name)).toEqual(['voices.uses']);
  });

  it('also forgets the draft that this voice was cloned from, and no other', async () => {
    const started = { jobId: 'j' as JobId, voiceId: 'anna', engine: 'cloud' as const };
    const core = begin({ voices: { uses: () => [], remove: () => undefined } });
    for (const [engine, name] of [['local', 'kept'] as const, ['cloud', ''] as const]) {
      cloneDraft.set({ ...EMPTY_DRAFT, name: 'kept', started });
      const gone = discardVoice({ ...binned, engine });
      await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
      openQuestion()?.answer('confirm');
      expect(await gone).toBe(true);
      expect(cloneDraft.use.getState().name).toBe(name);
    }
    expect(core.asked.filter(([name]) => name === 'voices.remove').map(([, input]) => input)).toEqual([
      { keys: [{ engine: 'local', id: 'anna' }] },
      { keys: [{ engine: 'cloud', id: 'anna' }] },
    ]);
  });
});

describe('a new script', () => {
  it('opens in Speak with this voice as its own', async () => {
    const id = 'script-1' as ItemId;
    const core = begin({
      scripts: { create: () => ({ id }) as never, edit: () => ({}) as never },
    });
    await openInNewScript(anna);
    expect(core.asked[0]).toEqual(['scripts.create', { title: 'Script for Anna', text: '' }]);
    expect(core.asked[1]?.[1]).toMatchObject({ id, edits: [{ kind: 'setSettings', values: { voiceId: 'anna' } }] });
    expect(core.hash()).toBe('#/speak/script-1');
  });

  it('is not opened where it could not be created', async () => {
    const core = begin({ scripts: { create: diskFull } });
    await openInNewScript(anna);
    expect(core.hash()).toBe('');
    expect(shownToasts()[0]?.message).toMatch(/^Couldn’t create the script/);
  });
});

it('asks the service for its list however lately it was asked, and keeps the old one when it does not answer', async () => {
  const core = begin({ voices: { list: () => ({ voices: [slate], failure: null }) } });
  await askVoicesAgain();
  expect(core.asked).toEqual([['voices.list', { engine: 'local', isFresh: true }]]);
  expect(listed()).toEqual([slate]);
  begin({ voices: { list: diskFull } });
  await askVoicesAgain();
  expect(listed()).toEqual([slate, anna, inCloud]);
  expect(shownToasts()[0]?.message).toMatch(/^Couldn’t load the voices/);
});
