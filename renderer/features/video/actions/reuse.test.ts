import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { DEFAULT_CLIP_RECIPE } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { type ClipDraft, clipDraft, variedClip } from '../form-draft/clip-draft.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { texts } from '../texts.ts';
import { reuseAll, setPicture } from './reuse.ts';

const words = texts.reuse;
const RECIPE = { ...DEFAULT_CLIP_RECIPE, prompt: 'Fog over the harbour', firstFrameItemId: 'frame' };
const [A, B, C] = ['a', 'b', 'c'] as [ItemId, ItemId, ItemId];

const clip = (generation: { recipe: typeof RECIPE } | null): ShownClip =>
  ({ row: { id: 'clip' as ItemId, title: 'Harbour' }, generation }) as unknown as ShownClip;
const now = (): ClipDraft => clipDraft.use.getState();
const stored = (recipe: unknown) => standInCore({ library: { get: () => ({ recipe }) as unknown as LibraryItem } });

beforeEach(() => {
  // The prompt that gets the keyboard is not here.
  vi.stubGlobal('document', { querySelector: () => null });
  clipDraft.set(clipDraft.defaults);
  variedClip.set({ item: null });
  notifications.clean();
  notifications.cleanQueue();
});

describe('all that a clip was generated from', () => {
  it('fills the form, whose former fields come back by Undo', async () => {
    clipDraft.set({ prompt: 'A draft of mine', durationSeconds: 10 });
    await reuseAll(clip({ recipe: RECIPE }));
    expect(now()).toMatchObject({ prompt: RECIPE.prompt, mode: 'first-frame', firstFrameItemId: 'frame' });
    expect(variedClip.use.getState().item).toEqual({ id: 'clip', prompt: RECIPE.prompt });
    const [toast] = shownToasts();
    expect([toast?.message, toast?.label]).toEqual([words.all, texts.undo]);
    toast?.act();
    expect(now()).toMatchObject({ prompt: 'A draft of mine', mode: 'text', durationSeconds: 10 });
    expect(variedClip.use.getState().item).toBeNull();
  });

  it('is asked of the library for a clip whose request is gone', async () => {
    const core = stored(RECIPE);
    await reuseAll(clip(null));
    expect([now().prompt, core.asked]).toEqual([RECIPE.prompt, [['library.get', { id: 'clip' }]]]);
  });

  it('is said to be unknown for a clip that came from elsewhere, and the form stays as it is', async () => {
    clipDraft.set({ prompt: 'A draft of mine' });
    stored(null);
    await reuseAll(clip(null));
    expect([now().prompt, shownToasts().map(({ message }) => message)]).toEqual(['A draft of mine', [words.noRecipe]]);
  });

  it('that cannot be read is told as a failure', async () => {
    standInCore({
      library: {
        get: () => {
          throw new Failure('NOT_FOUND', 'It was deleted.');
        },
      },
    });
    await reuseAll(clip(null));
    expect(shownToasts()[0]?.message).toContain(words.noRecipe);
    expect(now()).toEqual(clipDraft.defaults);
  });
});

describe('a picture that is put into the form', () => {
  it('makes a mode with a first frame of one without frames, and leaves one that has them', () => {
    setPicture('firstFrameItemId', A);
    expect(now()).toMatchObject({ mode: 'first-frame', firstFrameItemId: A });
    clipDraft.set({ mode: 'first-last' });
    setPicture('lastFrameItemId', B);
    expect(now()).toMatchObject({ mode: 'first-last', firstFrameItemId: A, lastFrameItemId: B });
  });

  it('goes to the other references once, or in the place of one of them', () => {
    clipDraft.set({ mode: 'references', referenceItemIds: [A, B] });
    setPicture('referenceItemIds', C);
    setPicture('referenceItemIds', A);
    expect(now().referenceItemIds).toEqual([A, B, C]);
    setPicture('referenceItemIds', C, A);
    expect(now().referenceItemIds).toEqual([C, B]);
  });

  it('is the only one where a single subject is filmed, and the tenth reference is left out', () => {
    clipDraft.set({ mode: 'subject', referenceItemIds: [A] });
    setPicture('referenceItemIds', B);
    expect(now().referenceItemIds).toEqual([B]);
    const nine = Array.from({ length: 9 }, (_, index) => `r${index}`);
    clipDraft.set({ mode: 'references', referenceItemIds: nine });
    setPicture('referenceItemIds', C);
    expect(now().referenceItemIds).toEqual(nine);
  });
});
