import { describe, expect, it } from 'vitest';
import type { ImageModelOptions, ImageOptions } from '../../../../shared/domain/generation/images/image-generation.ts';
import { IMAGE_LIMITS, MOST_IMAGES } from '../../../../shared/domain/generation/images/image-models.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { formTexts } from './form-texts.ts';
import { type ImageDraft, imageDraft } from './image-draft.ts';
import { imageProblems, orderOf, type SubjectState } from './image-form-problems.ts';
import { isUsableSubject } from './subject-state.ts';

const FREE: ImageModelOptions = {
  model: 'image-01',
  ratios: [{ ratio: '1:1', widthPx: 1024, heightPx: 1024 }],
  freeSizes: { leastPx: 512, mostPx: 2048, stepPx: 8 },
  styles: [],
};
const STYLED: ImageModelOptions = { ...FREE, model: 'image-01-live', freeSizes: null, styles: ['comic'] };
const OPTIONS: ImageOptions = {
  models: [FREE, STYLED],
  promptCharacters: 1500,
  perRequest: 9,
  most: MOST_IMAGES,
  mostSeed: 1,
  subjectBytes: 1,
};

function problemsOf(values: Partial<ImageDraft>, subject: SubjectState = 'none') {
  const draft: ImageDraft = { ...imageDraft.defaults, prompt: 'fox', ...values };
  const model = draft.model === STYLED.model ? STYLED : FREE;
  const order = orderOf(draft, OPTIONS);
  return imageProblems(draft, { options: OPTIONS, model, order, subject });
}
const fieldsOf = (...given: Parameters<typeof problemsOf>) =>
  problemsOf(...given).map((problem) => [problem.kind, 'field' in problem ? problem.field : null]);

describe('the form of images', () => {
  it('asks for a prompt before it finds fault with anything, and counts blanks as none', () => {
    for (const prompt of ['', '  \n '])
      expect(problemsOf({ prompt, count: 9 }, 'gone')).toEqual([
        { kind: 'missing', field: 'prompt', text: formTexts.problems.noPrompt },
      ]);
    expect(problemsOf({})).toEqual([]);
  });

  it('takes as many images as a minute has room for, over all prompts, and not one more', () => {
    const colours = (count: number) => `{${Array.from({ length: count }, (_, at) => `c${at}`).join('|')}} fox`;
    expect(problemsOf({ prompt: colours(6), count: 9 })).toEqual([]);
    expect(problemsOf({ prompt: colours(7), count: 8 })).toEqual([
      { kind: 'wrong', field: 'prompt', text: formTexts.problems.tooMany(7, 8, MOST_IMAGES) },
    ]);
  });

  it('says how many prompts a hostile template stands for without writing them all out', () => {
    const template = '{a|b|c|d|e|f|g|h|i|j}'.repeat(6);
    const order = orderOf({ ...imageDraft.defaults, prompt: template, count: 1 }, OPTIONS);
    expect([order.imageCount, order.expanded.prompts.length]).toEqual([1_000_000, MOST_IMAGES]);
    expect(fieldsOf({ prompt: template, count: 1 })).toEqual([['wrong', 'prompt']]);
  });

  it('takes 1,500 characters as people count them in each prompt, and not one more', () => {
    const most = IMAGE_LIMITS.promptCharacters;
    expect(problemsOf({ prompt: '🦊'.repeat(most) })).toEqual([]);
    expect(fieldsOf({ prompt: '🦊'.repeat(most + 1) })).toEqual([['wrong', 'prompt']]);
    // Only the second of the prompts is too long.
    expect(fieldsOf({ prompt: `{fox|${'x'.repeat(most)}} y`, count: 1 })).toEqual([['wrong', 'prompt']]);
  });

  it('leaves out what the model has no use for, a free size or a style, and keeps it in the form', () => {
    expect(problemsOf({ model: STYLED.model, ratio: null, widthPx: 512, heightPx: 512 })).toEqual([]);
    expect(problemsOf({ model: FREE.model, style: 'comic' })).toEqual([]);
    expect(problemsOf({ model: STYLED.model, style: 'comic' })).toEqual([]);
  });

  it('blames a size at the limits of the service and one step past them', () => {
    const sized = (widthPx: number, heightPx = 1024) => fieldsOf({ ratio: null, widthPx, heightPx });
    expect([sized(512), sized(2048)]).toEqual([[], []]);
    expect([sized(504), sized(2056), sized(1028), sized(1024, 1020)]).toEqual([
      [['wrong', 'widthPx']],
      [['wrong', 'widthPx']],
      [['wrong', 'widthPx']],
      [['wrong', 'heightPx']],
    ]);
  });

  it('says of a subject that it is gone or no use, and waits for one that is still read', () => {
    const textOf = (subject: SubjectState) => problemsOf({ subjectItemId: 'a' }, subject).map(({ text }) => text);
    expect(textOf('gone')).toEqual([formTexts.subjectGone]);
    expect(textOf('unusable')).toEqual([formTexts.subjectUnusable]);
    for (const state of ['none', 'loading', 'usable'] as const) expect(textOf(state)).toEqual([]);
  });

  it('has a text for everything it finds', () => {
    const all = [
      problemsOf({ prompt: 'x'.repeat(1501) }),
      problemsOf({ ratio: null, widthPx: 1 }),
      problemsOf({ model: 'gone-model' }),
      problemsOf({ model: STYLED.model, ratio: '21:9' }),
    ].flat();
    for (const { text } of all) expect(text).toMatch(/^\S.{10,}/);
  });
});

it('a subject is a JPEG or PNG of at most 10 MB', () => {
  const image = (format: string, sizeBytes: number | null): Pick<LibraryItem, 'media' | 'sizeBytes'> =>
    ({
      media: { state: 'ready', facts: { mediaType: 'image', format, widthPx: 10, heightPx: 10 } },
      sizeBytes,
    }) as unknown as LibraryItem;
  const most = IMAGE_LIMITS.referenceBytes;
  expect([image('png', most), image('jpeg', 1)].map(isUsableSubject)).toEqual([true, true]);
  const refused = [image('png', most + 1), image('png', null), image('webp', 1), image('gif', 1)];
  expect(refused.map(isUsableSubject)).toEqual([false, false, false, false]);
  const sound = { media: { state: 'none' }, sizeBytes: 10 } as unknown as LibraryItem;
  expect(isUsableSubject(sound)).toBe(false);
});
