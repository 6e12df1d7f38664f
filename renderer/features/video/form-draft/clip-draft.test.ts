import { describe, expect, it } from 'vitest';
import { CLIP_MODES, CLIP_MODELS, clipModel } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import { type ClipDraft, clipDraft, draftOfRecipe, recipeOf, withMode, withModel } from './clip-draft.ts';

const draft = (values: Partial<ClipDraft> = {}): ClipDraft => ({ ...clipDraft.defaults, prompt: 'Fog', ...values });
const PICTURES = { firstFrameItemId: 'first', lastFrameItemId: 'last', referenceItemIds: ['one', 'two'] };

describe('what is sent', () => {
  it('are the pictures of the mode alone; those of others stay in the form', () => {
    const of = (mode: ClipDraft['mode'], model: string) => {
      const { firstFrameItemId, lastFrameItemId, referenceItemIds } = recipeOf(draft({ ...PICTURES, mode, model }));
      return [firstFrameItemId, lastFrameItemId, referenceItemIds];
    };
    expect(of('text', 'Vendor-H3')).toEqual([null, null, []]);
    expect(of('first-frame', 'Vendor-H3')).toEqual(['first', null, []]);
    expect(of('first-last', 'Vendor-H3')).toEqual(['first', 'last', []]);
    expect(of('references', 'Vendor-H3')).toEqual([null, null, ['one', 'two']]);
    expect(of('subject', 'S2V-01')).toEqual([null, null, ['one']]);
  });

  it('is a shape only where the model has one and no frame decides it', () => {
    const ratioOf = (mode: ClipDraft['mode'], model: string, ratio: string | null = '9:16') =>
      recipeOf(draft({ mode, model, ratio, ...PICTURES })).ratio;
    expect(ratioOf('text', 'Vendor-H3')).toBe('9:16');
    expect(ratioOf('references', 'Vendor-H3', null)).toBeNull();
    expect(ratioOf('text', 'Vendor-H3', null)).not.toBeNull();
    expect(ratioOf('first-frame', 'Vendor-H3')).toBeNull();
    expect(ratioOf('text', 'Vendor-Video-2.3')).toBeNull();
  });

  it('is said to be improved where the model cannot be told otherwise', () => {
    const optimizes = (model: string) => recipeOf(draft({ model, promptOptimizer: false })).promptOptimizer;
    for (const model of CLIP_MODELS)
      expect([model, optimizes(model)]).toEqual([model, !clipModel(model)?.hasOptimizer]);
  });
});

describe('another mode', () => {
  it('keeps a model that has it, and takes one that has it instead of one that has not', () => {
    expect(withMode(draft({ model: 'Vendor-H3' }), 'first-last')).toMatchObject({
      mode: 'first-last',
      model: 'Vendor-H3',
    });
    const { model } = withMode(draft({ model: 'T2V-01' }), 'subject');
    expect(clipModel(model ?? '')?.modes).toContain('subject');
  });

  it('of any model always ends in a length and resolution that the model has', () => {
    for (const model of CLIP_MODELS) {
      for (const mode of CLIP_MODES) {
        const next = { ...draft({ model, durationSeconds: 59, resolution: '4711P' }) };
        const changed = { ...next, ...withMode(next, mode) };
        const cells = clipModel(changed.model)?.cells(changed.mode) ?? {};
        const durations = (cells as Record<string, readonly number[] | undefined>)[changed.resolution];
        expect([model, mode, durations?.includes(changed.durationSeconds)]).toEqual([model, mode, true]);
      }
    }
  });
});

describe('another model', () => {
  it('keeps a mode that it has, else takes one of its own', () => {
    expect(withModel(draft({ mode: 'first-frame' }), 'Vendor-H3')).toMatchObject({ mode: 'first-frame' });
    const { mode } = withModel(draft({ mode: 'text' }), 'S2V-01');
    expect(mode).toBe('subject');
  });

  it('keeps the resolution where it has it, and takes the nearest length', () => {
    const cells = clipModel('Vendor-H3')?.cells('text') ?? {};
    const [resolution, durations = []] = Object.entries(cells).at(-1) ?? [];
    const longest = Math.max(...durations);
    const from = draft({ resolution: resolution ?? '', durationSeconds: longest + 20 });
    expect(withModel(from, 'Vendor-H3')).toMatchObject({ resolution, durationSeconds: longest });
    expect(
      withModel(draft({ resolution: resolution ?? '', durationSeconds: durations[1] ?? 0 }), 'Vendor-H3'),
    ).toMatchObject({
      durationSeconds: durations[1],
    });
  });

  it('that nobody knows changes nothing but its name', () => {
    const before = draft({ durationSeconds: 6, resolution: '768P' });
    expect(withModel(before, 'Vendor-9')).toMatchObject({
      mode: 'text',
      model: 'Vendor-9',
      durationSeconds: 6,
      resolution: '768P',
    });
  });
});

it('reads the form of a recipe, and asks for the same with it', () => {
  for (const mode of ['text', 'first-frame', 'first-last', 'references'] as const) {
    const recipe = recipeOf(draft({ ...PICTURES, mode, model: 'Vendor-H3', resolution: '768P', durationSeconds: 7 }));
    const read = draftOfRecipe(recipe);
    expect(read.mode).toBe(mode);
    expect(recipeOf({ ...clipDraft.defaults, ...read })).toEqual(recipe);
  }
  const subject = recipeOf(draft({ ...PICTURES, mode: 'subject', model: 'S2V-01' }));
  expect(draftOfRecipe(subject)).toMatchObject({ mode: 'subject', referenceItemIds: ['one'] });
});
