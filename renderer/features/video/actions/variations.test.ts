import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { type ClipRecipe, DEFAULT_CLIP_RECIPE } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { chooseEngine } from '../../../api/test-data/chosen-engine.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { useVideo } from '../results/video-store.ts';
import { generateVariation } from './variations.ts';

const RECIPE: ClipRecipe = {
  ...DEFAULT_CLIP_RECIPE,
  prompt: 'Fog over the harbour',
  durationSeconds: 10,
  referenceItemIds: [],
};
const clip = (recipe: ClipRecipe | null): ShownClip =>
  ({ row: { id: 'clip' as ItemId, title: 'Harbour' }, generation: recipe && { recipe } }) as unknown as ShownClip;

function begin(engine: 'local' | 'cloud', recipe: unknown = null) {
  const core = standInCore({
    videos: { start: () => ({}) as never },
    library: { get: () => ({ recipe }) as LibraryItem },
  });
  chooseEngine(engine);
  return () => core.asked.filter(([name]) => name === 'videos.start').map(([, input]) => input);
}

beforeEach(() => {
  useVideo.setState({ words: 'lamp' });
  notifications.clean();
  notifications.cleanQueue();
});

describe('a variation of a clip', () => {
  it('has its recipe as it was and the clip that it varies, and what was searched for no longer hides it', async () => {
    const started = begin('local');
    await generateVariation(clip(RECIPE));
    expect([started(), useVideo.getState().words]).toEqual([
      [{ engine: 'local', recipe: RECIPE, variationOf: 'clip' }],
      '',
    ]);
  });

  it('costs its seconds in the cloud: it is asked about, and not sent where the answer is no', async () => {
    const started = begin('cloud');
    const done = generateVariation(clip(RECIPE));
    await vi.waitFor(() => expect(openQuestion()?.text).toMatch(/\b10\b/));
    openQuestion()?.answer('cancel');
    await done;
    expect([started(), useVideo.getState().words]).toEqual([[], 'lamp']);
  });

  it('uses the recipe in a file, and of a file without one says that there is none', async () => {
    const known = begin('local', RECIPE);
    await generateVariation(clip(null));
    expect(known()).toMatchObject([{ recipe: RECIPE }]);
    for (const other of [null, 'text', { kind: 'song' }, { ...RECIPE, durationSeconds: 600 }]) {
      notifications.clean();
      notifications.cleanQueue();
      const started = begin('local', other);
      await generateVariation(clip(null));
      expect([started(), shownToasts().length]).toEqual([[], 1]);
    }
  });
});
