import { notifications } from '@mantine/notifications';
import { beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import type { SongGeneration } from '../../../../shared/domain/music/song-generation.ts';
import { DEFAULT_SONG_RECIPE } from '../../../../shared/domain/recipe/song-recipe.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { songDraft, variedSong } from '../form-draft/song-draft.ts';
import type { TakeCell } from '../results/song-cells.ts';
import { texts } from '../texts.ts';
import { reuseRequest, reuseTake } from './reuse.ts';

const RECIPE = { ...DEFAULT_SONG_RECIPE, prompt: 'Slow folk', lyrics: '[Verse]\nFog came in', seed: 11 };
const take = (known: { recipe?: typeof RECIPE; seed?: number | null }): TakeCell =>
  ({
    id: 'take' as ItemId,
    generation: known.recipe ? { recipe: known.recipe } : null,
    result: known.seed === undefined ? null : { seed: known.seed },
  }) as unknown as TakeCell;
const now = () => songDraft.use.getState();
const varied = () => variedSong.use.getState().item;
const messages = () => shownToasts().map(({ message }) => message);

beforeEach(() => {
  songDraft.set(songDraft.defaults);
  variedSong.set({ item: null });
  notifications.clean();
  notifications.cleanQueue();
});

it('a take gives the form the seed that it was played with, not that of its request', async () => {
  await reuseTake(take({ recipe: RECIPE, seed: 42 }));
  expect(now()).toMatchObject({ prompt: 'Slow folk', seed: 42 });
  expect(varied()).toEqual({ id: 'take', prompt: 'Slow folk' });
  await reuseTake(take({ recipe: RECIPE, seed: null }));
  expect(now().seed).toBeNull();
});

it('a request gives the form its number of takes too, and Undo gives back what was there', () => {
  songDraft.set({ prompt: 'A draft of mine', count: 1 });
  const results = [{ itemId: null }, { itemId: 'second' }, { itemId: 'third' }] as SongGeneration['results'];
  reuseRequest({ recipe: RECIPE, results });
  expect(now()).toMatchObject({ prompt: 'Slow folk', count: 3 });
  expect(varied()).toEqual({ id: 'second', prompt: 'Slow folk' });
  expect(now().blocks.map(({ tag, text }) => [tag, text])).toEqual([['Verse', 'Fog came in']]);
  shownToasts()[0]?.act();
  expect(now()).toMatchObject({ prompt: 'A draft of mine', count: 1, blocks: [] });
  expect(varied()).toBeNull();
});

it('a take whose request is gone is asked of the library; a song from elsewhere has no recipe', async () => {
  let recipe: unknown = RECIPE;
  const core = standInCore({ library: { get: () => ({ recipe }) as unknown as LibraryItem } });
  await reuseTake(take({}));
  expect([now().prompt, core.asked]).toEqual(['Slow folk', [['library.get', { id: 'take' }]]]);
  songDraft.set(songDraft.defaults);
  notifications.clean();
  recipe = null;
  await reuseTake(take({}));
  expect([now(), messages()]).toEqual([songDraft.defaults, [texts.reuse.noRecipe]]);
});
