import { beforeEach, expect, it, vi } from 'vitest';
import type { StoredShot } from '../../../../shared/domain/generation/clips/storyboard.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { clipDraft } from '../form-draft/clip-draft.ts';
import type { Shot } from './shots.ts';

const OLD_KEY = 'atelier.video-storyboard';
const kept = new Map<string, string>();
const old = { id: 'old', draft: { prompt: 'Fog lifts', nothing: 1 }, generationId: 'g' };
const stored = (id: string): StoredShot => ({
  id,
  draft: { ...clipDraft.defaults, prompt: id },
  generationId: null,
  itemId: null,
});

/** A window that has just been opened: nothing is known in it. */
async function opened(shots: StoredShot[]) {
  vi.resetModules();
  const core = standInCore({
    storyboard: {
      list: () => shots,
      takeOver: ({ shots: given }) => given.map((shot) => ({ ...stored(shot.id), ...shot }) as StoredShot),
      save: () => undefined,
    },
  });
  const [{ keepShots, readShots }, { changeShot, removeShot, useShots }] = await Promise.all([
    import('./keep-shots.ts'),
    import('./shots.ts'),
  ]);
  await readShots();
  const shown = (): readonly Shot[] => useShots.getState().shots;
  return { core, keepShots, changeShot, removeShot, shown };
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

it('hands what an earlier version kept in the window to core, once', async () => {
  kept.set(OLD_KEY, JSON.stringify({ state: { shots: [old] }, version: 0 }));
  const first = await opened([]);
  expect(first.core.asked.find(([name]) => name === 'storyboard.takeOver')?.[1]).toEqual({ shots: [old] });
  expect(first.shown()).toMatchObject([{ id: 'old', draft: { prompt: 'Fog lifts', mode: 'text' }, generationId: 'g' }]);
  expect(kept.has(OLD_KEY)).toBe(false);
});

it.each(['{', 'null', '{"state":{"shots":[{"id":7}]}}'])('leaves %s in the window alone', async (text) => {
  kept.set(OLD_KEY, text);
  const { core, shown } = await opened([]);
  expect([core.asked.map(([name]) => name), shown()]).toEqual([['storyboard.list'], []]);
});

it('gives core order and forms where they changed, and never links to requests', async () => {
  const { core, keepShots, changeShot, removeShot, shown } = await opened([stored('a'), stored('b')]);
  const saved = () => core.asked.filter(([name]) => name === 'storyboard.save').map(([, input]) => input);
  changeShot('a', { generationId: 'g' });
  await keepShots();
  expect(saved()).toEqual([]);
  changeShot('a', { draft: { ...shown()[0]!.draft, prompt: 'Rain' } });
  removeShot('b');
  await keepShots();
  await keepShots();
  expect(saved()).toEqual([{ shots: [{ id: 'a', draft: { ...clipDraft.defaults, prompt: 'Rain' } }] }]);
});
