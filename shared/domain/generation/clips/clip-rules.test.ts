import { describe, expect, it } from 'vitest';
import { type ClipRecipe, clipTitle, DEFAULT_CLIP_RECIPE } from '../../recipe/clip-recipe.ts';
import { pictureProblem } from './clip-frames.ts';
import { clipModel, CLIP_MODELS, modeOfRecipe, wireClipModel } from './clip-modes.ts';
import { clipProblem } from './clip-rules.ts';

const recipe = (changes: Partial<ClipRecipe> = {}): ClipRecipe => ({
  ...DEFAULT_CLIP_RECIPE,
  referenceItemIds: [],
  prompt: 'Fog',
  ...changes,
});
const reason = (changes: Partial<ClipRecipe>) => clipProblem(recipe(changes))?.reason ?? null;

describe('what the service takes', () => {
  it('is 6 or 10 s at 768P and 6 s at 1080P of the large models', () => {
    for (const model of ['Vendor-Video-2.3', 'Vendor-Video-02']) {
      expect(reason({ model, durationSeconds: 10 })).toBeNull();
      expect(reason({ model, resolution: '1080P' })).toBeNull();
      expect(reason({ model, resolution: '1080P', durationSeconds: 10 })).toBe('clip_duration');
      expect(reason({ model, durationSeconds: 7 })).toBe('clip_duration');
      expect(reason({ model, resolution: '720P' })).toBe('clip_resolution');
    }
    // 512P exists with a first frame alone (gaps.md G12).
    const small = { model: 'Vendor-Video-02', resolution: '512P', firstFrameItemId: 'a' };
    expect([reason(small), reason({ ...small, lastFrameItemId: 'b' })]).toEqual([null, 'clip_resolution']);
  });

  it('is 4 to 15 s of H3, whose shape is chosen where no frame decides it', () => {
    const h3 = { model: 'Vendor-H3', ratio: '16:9' };
    expect([3, 4, 15, 16].map((durationSeconds) => reason({ ...h3, durationSeconds }))).toEqual([
      'clip_duration',
      null,
      null,
      'clip_duration',
    ]);
    expect(reason({ ...h3, ratio: null })).toBe('clip_ratio');
    expect(reason({ ...h3, firstFrameItemId: 'a' })).toBe('clip_ratio');
    expect(reason({ ...h3, ratio: null, referenceItemIds: ['a', 'b'] })).toBeNull();
    expect(reason({ ratio: '16:9' })).toBe('clip_ratio');
  });

  it('are the pictures that the model works from', () => {
    expect(reason({ model: 'S2V-01', resolution: '720P' })).toBe('clip_mode');
    expect(reason({ model: 'S2V-01', resolution: '720P', referenceItemIds: ['a'], prompt: '' })).toBeNull();
    expect(reason({ model: 'S2V-01', resolution: '720P', referenceItemIds: ['a', 'b'] })).toBe('clip_one_subject');
    expect(reason({ firstFrameItemId: 'a', lastFrameItemId: 'b' })).toBe('clip_mode');
    expect(reason({ model: 'Vendor-Video-02', lastFrameItemId: 'b' })).toBe('clip_first_frame');
    expect(reason({ firstFrameItemId: 'a', referenceItemIds: ['b'] })).toBe('clip_frames_and_references');
    expect(reason({ model: 'Vendor-Video-9' })).toBe('clip_model');
  });

  it('is a prompt of up to 2000 characters, 7000 of H3, which a frame may stand for', () => {
    expect([reason({ prompt: '🌊'.repeat(2000) }), reason({ prompt: 'x'.repeat(2001) })]).toEqual([
      null,
      'image_prompt_long',
    ]);
    expect(reason({ model: 'Vendor-H3', ratio: '1:1', prompt: 'x'.repeat(7000) })).toBeNull();
    expect([reason({ prompt: ' ' }), reason({ prompt: '', firstFrameItemId: 'a' })]).toEqual([
      'clip_prompt_empty',
      null,
    ]);
    expect(reason({ model: 'Vendor-H3', prompt: '', firstFrameItemId: 'a' })).toBe('clip_prompt_empty');
  });

  it('are pictures above 300 px, below 20 MB, from 2:5 to 5:2', () => {
    const of = (widthPx: number, heightPx: number, sizeBytes = 1, format = 'png') =>
      pictureProblem({ format, widthPx, heightPx, sizeBytes }, 1)?.reason ?? null;
    expect([of(301, 301), of(300, 301)]).toEqual([null, 'frame_side']);
    expect([of(500, 1250), of(500, 1251), of(1250, 500), of(1251, 500)]).toEqual([
      null,
      'frame_ratio',
      null,
      'frame_ratio',
    ]);
    const limit = 20 * 1024 * 1024;
    expect([of(400, 400, limit - 1), of(400, 400, limit)]).toEqual([null, 'frame_bytes']);
    expect(of(400, 400, 1, 'gif')).toBe('frame_format');
    expect(pictureProblem({ format: 'png', widthPx: 5761, heightPx: 4000, sizeBytes: 1 }, 2)?.reason).toBe(
      'frame_side_long',
    );
  });
});

it('offers models that all can do something, under the names that each service knows', () => {
  for (const model of CLIP_MODELS) expect(clipModel(model)?.modes.length).toBeGreaterThan(0);
  expect(wireClipModel('Vendor-Video-02', 'MiniMax-')).toBe('MiniMax-Hailuo-02');
  expect(wireClipModel('Vendor-H3', 'MiniMax-')).toBe('MiniMax-H3');
  expect([wireClipModel('Vendor-H3', 'Acme-'), wireClipModel('S2V-01', 'MiniMax-')]).toEqual(['Acme-H3', 'S2V-01']);
  expect(modeOfRecipe(recipe({ model: 'Vendor-H3', referenceItemIds: ['a'] }))).toBe('references');
});

it('names a clip by its prompt without the commands of the camera', () => {
  expect(clipTitle({ prompt: 'The beam [Push in] crosses' })).toBe('The beam crosses');
  expect([clipTitle({ prompt: '[Push in]' }), clipTitle({ prompt: '' })]).toEqual(['[Push in]', 'Clip']);
});
