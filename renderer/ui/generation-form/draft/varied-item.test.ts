import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { shownToasts } from '../../feedback/test-data/shown-toasts.ts';
import { fillWithUndo } from './fill-with-undo.ts';
import { createFormDraft } from './form-draft.ts';
import { createVariedDraft, variedItemOf, variedOfRequest } from './varied-item.ts';

const FOX = { id: 'fox' as ItemId, prompt: 'A red fox in the snow' };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  notifications.clean();
  notifications.cleanQueue();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

describe('what the next results are made from', () => {
  it.each([FOX.prompt, 'A red fox in the snow, watercolour', 'A grey fox in the snow', 'a RED fox, in the rain'])(
    'is the varied item where the prompt became “%s”',
    (prompt) => expect(variedItemOf({ item: FOX }, prompt)).toBe('fox'),
  );

  it.each(['', 'A harbour at dawn', 'Three boats on the sea'])('is nothing where the prompt became “%s”', (prompt) =>
    expect(variedItemOf({ item: FOX }, prompt)).toBeUndefined(),
  );

  it('is nothing where the form varies no item, and the item of a recipe without words whatever is written', () => {
    expect(variedItemOf({ item: null }, FOX.prompt)).toBeUndefined();
    expect(variedItemOf({ item: { ...FOX, prompt: '' } }, 'anything')).toBe('fox');
  });

  it('is the first result of a request that is in the library', () => {
    const recipe = { prompt: FOX.prompt };
    expect(variedOfRequest({ recipe, results: [{ itemId: null }, { itemId: FOX.id }] })).toEqual(FOX);
    expect(variedOfRequest({ recipe, results: [{ itemId: null }] })).toBeNull();
  });
});

it('survives a restart, and drops what is no item', () => {
  createVariedDraft('images').set({ item: FOX });
  expect(createVariedDraft('images').use.getState()).toEqual({ item: FOX });
  kept.set('atelier.images.varied', JSON.stringify({ state: { item: { id: 7 } }, version: 0 }));
  expect(createVariedDraft('images').use.getState()).toEqual({ item: null });
});

it('is filled in together with the form, and Undo gives back both', () => {
  const draft = createFormDraft({ id: 'images', fields: { prompt: z.string() }, defaults: { prompt: 'Mine' } });
  const varied = createVariedDraft('images');
  fillWithUndo({ draft, varied }, { values: { prompt: FOX.prompt }, message: 'Settings reused', from: FOX });
  expect([draft.use.getState().prompt, varied.use.getState().item]).toEqual([FOX.prompt, FOX]);
  fillWithUndo({ draft, varied }, { values: { prompt: 'A red fox' }, message: 'Prompt reused' });
  expect(varied.use.getState().item).toEqual(FOX);
  shownToasts()[0]?.act();
  shownToasts()[0]?.act();
  expect(varied.use.getState().item).toBeNull();
});
