import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ImageGeneration } from '../../../../shared/domain/generation/images/image-generation.ts';
import type { GenerationId, JobId } from '../../../../shared/domain/ids.ts';
import { DEFAULT_IMAGE_RECIPE } from '../../../../shared/domain/recipe/image-recipe.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { imageDraft, variedImage } from '../form-draft/image-draft.ts';
import { texts } from '../texts.ts';
import { retryMissing, reuseRequest, stopRequest } from './request-actions.ts';

const id = 'g_1' as GenerationId;
const jobId = 'j_1' as JobId;
const messages = () => shownToasts().map(({ message }) => message);
const refusing = () => {
  throw new Failure('DISK_FULL', 'The disk is full.');
};

let focused: string[];
beforeEach(() => {
  focused = [];
  vi.stubGlobal('document', {
    querySelector: (selector: string) => ({ focus: () => void focused.push(selector) }),
  });
  imageDraft.set(imageDraft.defaults);
  notifications.clean();
  notifications.cleanQueue();
});

describe('a request for images', () => {
  it('is asked for once more, or stopped, by the very one that it is', async () => {
    const core = standInCore({ images: { retry: () => undefined }, jobs: { cancel: () => undefined } });
    await retryMissing({ id });
    await stopRequest({ jobId });
    expect(core.asked).toEqual([
      ['images.retry', { id }],
      ['jobs.cancel', { id: jobId }],
    ]);
    expect(messages()).toEqual([]);
  });

  it('says which of the two failed, and why', async () => {
    standInCore({ images: { retry: refusing }, jobs: { cancel: refusing } });
    await retryMissing({ id });
    await stopRequest({ jobId });
    const [retried, stopped] = messages();
    expect(retried).toContain(texts.group.notRetried);
    expect(stopped).toContain(texts.group.notStopped);
    expect(stopped).toMatch(/disk is full/i);
  });

  it('fills the form with as many images as it had, at most the nine that the form has, and takes that back', () => {
    const recipe = { ...DEFAULT_IMAGE_RECIPE, prompt: 'A red fox', seed: null };
    const request = (count: number) =>
      ({ recipe, results: Array.from({ length: count }, () => ({ itemId: 'fox' })) }) as unknown as ImageGeneration;
    imageDraft.set({ ...imageDraft.defaults, prompt: 'mine' });
    reuseRequest(request(12));
    expect(imageDraft.use.getState()).toMatchObject({ prompt: 'A red fox', count: 9 });
    expect(variedImage.use.getState().item).toEqual({ id: 'fox', prompt: 'A red fox' });
    expect(focused).toEqual(['[data-image-prompt]']);
    shownToasts()[0]?.act();
    expect(imageDraft.use.getState()).toMatchObject({ prompt: 'mine', count: imageDraft.defaults.count });
    reuseRequest(request(2));
    expect(imageDraft.use.getState().count).toBe(2);
  });
});
