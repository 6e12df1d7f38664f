import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GenerationId, ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { DEFAULT_SONG_RECIPE, MOST_SONG_SEED, type SongRecipe } from '../../../../shared/domain/recipe/song-recipe.ts';
import { chooseEngine } from '../../../api/test-data/chosen-engine.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { songDraft } from '../form-draft/song-draft.ts';
import type { TakeCell } from '../results/song-cells.ts';
import { askedHere, useSongs } from '../results/songs-store.ts';
import { retryMissing, stopRequest } from './request-actions.ts';
import { generateVariations } from './variations.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);

const RECIPE: SongRecipe = { ...DEFAULT_SONG_RECIPE, prompt: 'Slow folk', lyrics: '[Verse]\nFog', seed: 11 };
const NEW = 'g_new' as GenerationId;
const take = (recipe: SongRecipe | null): TakeCell =>
  ({ id: 'take' as ItemId, generation: recipe && { recipe }, result: { seed: 42 } }) as unknown as TakeCell;
type Start = { engine: string; recipe: SongRecipe; count: number };

function begin(engine: 'local' | 'cloud', recipe: unknown = null) {
  const core = standInCore({
    music: { start: () => ({ id: NEW }) as never },
    library: { get: () => ({ recipe }) as LibraryItem },
  });
  chooseEngine(engine);
  return () => core.asked.filter(([name]) => name === 'music.start').map(([, input]) => input as Start);
}

beforeEach(() => {
  askedHere.clear();
  songDraft.set({ ...songDraft.defaults, prompt: 'mine' });
  useSongs.setState({ words: 'lamp' });
  notifications.clean();
  notifications.cleanQueue();
});

describe('variations of a song', () => {
  it('are two takes of its recipe with another seed, shown and heard here; the form is left alone', async () => {
    const started = begin('local');
    await generateVariations(take(RECIPE));
    const [request] = started();
    expect(request).toMatchObject({
      engine: 'local',
      count: 2,
      recipe: { prompt: 'Slow folk', lyrics: RECIPE.lyrics },
    });
    const seed = request?.recipe.seed ?? -1;
    expect(seed >= 0 && seed <= MOST_SONG_SEED && seed !== 11 && seed !== 42).toBe(true);
    expect([useSongs.getState().words, askedHere.has(NEW), songDraft.use.getState().prompt]).toEqual([
      '',
      true,
      'mine',
    ]);
  });

  it('have no seed in the cloud, which takes none, and are sent once, when what they cost was accepted', async () => {
    const started = begin('cloud');
    const done = generateVariations(take(RECIPE));
    await vi.waitFor(() => expect(openQuestion()?.text).toContain('2 songs'));
    expect(started()).toEqual([]);
    openQuestion()?.answer('confirm');
    await done;
    expect(started()).toMatchObject([{ engine: 'cloud', count: 2, recipe: { seed: null } }]);
  });

  it('of a song without a recipe are none, and that is said', async () => {
    const started = begin('local', { kind: 'speech' });
    await generateVariations(take(null));
    expect([started(), shownToasts().length]).toEqual([[], 1]);
  });

  it('that fail say so and show nothing as begun', async () => {
    standInCore({});
    chooseEngine('local');
    await generateVariations(take(RECIPE));
    expect([askedHere.size, useSongs.getState().words, shownToasts().length]).toEqual([0, 'lamp', 1]);
  });
});

it('a request for songs is asked for once more or stopped by the very one that it is, and a failure is told', async () => {
  const core = standInCore({ music: { retry: () => undefined }, jobs: { cancel: () => undefined } });
  await retryMissing({ id: NEW });
  await stopRequest({ jobId: 'job' as never });
  expect(core.asked).toEqual([
    ['music.retry', { id: NEW }],
    ['jobs.cancel', { id: 'job' }],
  ]);
  standInCore({});
  await retryMissing({ id: NEW });
  await stopRequest({ jobId: 'job' as never });
  expect(shownToasts()).toHaveLength(2);
});
