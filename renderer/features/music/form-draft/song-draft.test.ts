import { describe, expect, it } from 'vitest';
import { DEFAULT_SONG_RECIPE, type SongRecipe } from '../../../../shared/domain/recipe/song-recipe.ts';
import { canStream, draftBlocks, draftOfRecipe, recipeOf, type SongDraft, songDraft } from './song-draft.ts';
import { songFormProblems } from './song-form-problems.ts';

const BLOCKS = draftBlocks([
  { tag: 'Verse', text: 'Fog came in' },
  { tag: 'Chorus', text: 'Turn the lamp' },
]);
const PLAIN: SongRecipe = { ...DEFAULT_SONG_RECIPE, prompt: '' };
const draft = (values: Partial<SongDraft> = {}): SongDraft => ({
  ...songDraft.defaults,
  prompt: 'Slow folk',
  ...values,
});
const again = (recipe: SongRecipe) => recipeOf({ ...songDraft.defaults, ...draftOfRecipe(recipe) });

describe('what is sent', () => {
  it('is what the mode has; the form keeps the rest for the way back', () => {
    const values = { blocks: BLOCKS, referenceItemId: 'song', lyricsOptimizer: true, title: '  Lamp ' };
    expect(recipeOf(draft({ ...values, mode: 'song' }))).toMatchObject({
      title: 'Lamp',
      lyrics: '[Verse]\nFog came in\n\n[Chorus]\nTurn the lamp',
      isInstrumental: false,
      referenceItemId: null,
    });
    expect(recipeOf(draft({ ...values, mode: 'instrumental' }))).toMatchObject({
      lyrics: '',
      isInstrumental: true,
      referenceItemId: null,
    });
    expect(recipeOf(draft({ ...values, mode: 'cover' }))).toMatchObject({
      model: songDraft.defaults.coverModel,
      referenceItemId: 'song',
      isInstrumental: false,
    });
  });

  it('has lyrics written only for a song that has none', () => {
    const written = (values: Partial<SongDraft>) =>
      recipeOf(draft({ lyricsOptimizer: true, ...values })).lyricsOptimizer;
    expect(written({ mode: 'song' })).toBe(true);
    expect(written({ mode: 'song', blocks: BLOCKS })).toBe(false);
    expect(written({ mode: 'instrumental' })).toBe(false);
    expect(written({ mode: 'cover' })).toBe(false);
  });

  it('is streamed where it can be heard while it comes in, and otherwise says nothing of it', () => {
    expect(recipeOf(draft()).isStreamed).toBe(true);
    for (const values of [{ format: 'wav' }, { watermark: true }, { isStreamed: false }] as const)
      expect(recipeOf(draft(values))).not.toHaveProperty('isStreamed');
    expect(canStream({ format: 'mp3', watermark: false })).toBe(true);
    expect(canStream({ format: 'wav', watermark: false })).toBe(false);
  });
});

describe('the form of a recipe', () => {
  it.each([
    ['a song', draft({ blocks: BLOCKS, seed: 7 })],
    ['an instrumental', draft({ mode: 'instrumental', isStreamed: false })],
    ['a cover', draft({ mode: 'cover', referenceItemId: 'song', blocks: BLOCKS })],
    ['a file with a watermark', draft({ format: 'wav', watermark: true })],
  ])('asks for the same: %s', (_, from) => {
    const recipe = recipeOf(from);
    expect(again(recipe)).toEqual(recipe);
  });

  it('locks the seed where there is one', () => {
    expect(draftOfRecipe({ ...PLAIN, seed: 12 })).toMatchObject({ seed: 12, isSeedLocked: true });
    expect(draftOfRecipe({ ...PLAIN, seed: null })).toMatchObject({ seed: null, isSeedLocked: false });
  });

  it('leaves alone what its mode does not have', () => {
    expect(draftOfRecipe({ ...PLAIN, isInstrumental: true })).not.toHaveProperty('blocks');
    expect(draftOfRecipe({ ...PLAIN })).not.toHaveProperty('referenceItemId');
    expect(draftOfRecipe({ ...PLAIN })).not.toHaveProperty('coverModel');
    expect(draftOfRecipe({ ...PLAIN, watermark: true })).not.toHaveProperty('isStreamed');
  });

  it('drops fields that the form cannot have, and keeps the others', () => {
    const odd = { ...DEFAULT_SONG_RECIPE, prompt: 'Folk', seed: -3, title: 'x'.repeat(101) };
    const read = draftOfRecipe(odd);
    expect(read).toMatchObject({ prompt: 'Folk' });
    expect(read).not.toHaveProperty('seed');
    expect(read).not.toHaveProperty('title');
  });
});

describe('problems of the form', () => {
  const problem = (values: Partial<SongDraft>) =>
    songFormProblems(draft(values)).map((each) => [each.kind, 'field' in each && each.field, each.text !== '']);

  it('are none of a song with style and lyrics', () => {
    expect(problem({ blocks: BLOCKS })).toEqual([]);
    expect(problem({ mode: 'instrumental' })).toEqual([]);
  });

  it('name what is missing at its field, which is no fault yet', () => {
    expect(problem({ mode: 'instrumental', prompt: ' ' })).toEqual([['missing', 'prompt', true]]);
    expect(problem({ blocks: [] })).toEqual([['missing', 'blocks', true]]);
    expect(problem({ mode: 'cover' })).toEqual([['missing', 'referenceItemId', true]]);
    const empty = { mode: 'cover', referenceItemId: 'song', prompt: '' } as const;
    expect(problem(empty)).toEqual([['missing', 'prompt', true]]);
    expect(problem({ ...empty, prompt: 'Short' })).toEqual([['wrong', 'prompt', true]]);
  });

  it('name what is wrong, such as lyrics that are too long', () => {
    const [long] = problem({ blocks: draftBlocks([{ tag: 'Verse', text: 'la '.repeat(3000) }]) });
    expect(long?.slice(0, 2)).toEqual(['wrong', 'blocks']);
  });
});
