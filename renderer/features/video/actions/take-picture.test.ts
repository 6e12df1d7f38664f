import { beforeEach, expect, it } from 'vitest';
import { clipModel } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { clipDraft } from '../form-draft/clip-draft.ts';
import { takePicture } from './take-picture.ts';

const [one, two] = ['one', 'two'] as ItemId[];
beforeEach(() => clipDraft.set({ mode: 'text', firstFrameItemId: null, lastFrameItemId: null, referenceItemIds: [] }));

const draft = () => clipDraft.use.getState();
const isLegal = () => clipModel(draft().model)?.modes.includes(draft().mode) ?? false;

it('goes where it is sent, in a mode with that place and a model with that mode', () => {
  takePicture(one!, 'first-frame');
  expect(draft()).toMatchObject({ mode: 'first-frame', firstFrameItemId: 'one' });
  expect(isLegal()).toBe(true);
  takePicture(two!, 'last-frame');
  expect(draft()).toMatchObject({ mode: 'first-last', firstFrameItemId: 'one', lastFrameItemId: 'two' });
  expect(isLegal()).toBe(true);
  takePicture(two!, 'first-frame');
  expect(draft()).toMatchObject({ mode: 'first-last', firstFrameItemId: 'two' });
  takePicture(one!, 'subject');
  expect(draft()).toMatchObject({ mode: 'subject', referenceItemIds: ['one'] });
  expect(isLegal()).toBe(true);
});

it('comes out again with Undo', () => {
  takePicture(one!, 'first-frame');
  shownToasts().at(-1)?.act();
  expect(draft()).toMatchObject({ mode: 'text', firstFrameItemId: null });
});
