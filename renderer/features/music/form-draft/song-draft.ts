import * as z from 'zod';
import { type LyricBlock, lyricsText, parseLyrics } from '../../../../shared/domain/music/lyrics/lyric-blocks.ts';
import { isCoverModel, MOST_SONGS, MUSIC_BITRATES } from '../../../../shared/domain/music/music-models.ts';
import { DEFAULT_SONG_RECIPE, MOST_SONG_SEED, type SongRecipe } from '../../../../shared/domain/recipe/song-recipe.ts';
import { createFormDraft } from '../../../ui/generation-form/draft/form-draft.ts';
import { createPromptHistory } from '../../../ui/generation-form/draft/prompt-history.ts';
import { createVariedDraft } from '../../../ui/generation-form/draft/varied-item.ts';

/** What is generated: a song with words, one without, or a reference in another style. */
export type SongMode = 'song' | 'instrumental' | 'cover';

/** A section of the lyrics in the form. The lyrics helper leaves a locked one alone. */
export type DraftBlock = LyricBlock & { id: string; isLocked: boolean };

/** What the form is filled in with. A mode keeps what it ignores for the way back. */
export type SongDraft = {
  mode: SongMode;
  title: string;
  prompt: string;
  blocks: DraftBlock[];
  lyricsOptimizer: boolean;
  model: string;
  coverModel: string;
  referenceItemId: string | null;
  count: number;
  seed: number | null;
  isSeedLocked: boolean;
  format: 'mp3' | 'wav';
  bitrate: SongRecipe['bitrate'];
  watermark: boolean;
  isStreamed: boolean;
};

const block = z.object({
  id: z.string().max(64),
  tag: z.string().max(100),
  text: z.string().max(20_000),
  isLocked: z.boolean(),
});

/** The draft of the window. */
export const songDraft = createFormDraft<SongDraft>({
  id: 'music',
  fields: {
    mode: z.enum(['song', 'instrumental', 'cover']),
    title: z.string().max(100),
    prompt: z.string().max(20_000),
    blocks: z.array(block).max(200),
    lyricsOptimizer: z.boolean(),
    model: z.string().max(100),
    coverModel: z.string().max(100),
    referenceItemId: z.string().max(64).nullable(),
    count: z.number().int().min(1).max(MOST_SONGS),
    seed: z.number().int().min(0).max(MOST_SONG_SEED).nullable(),
    isSeedLocked: z.boolean(),
    format: z.enum(['mp3', 'wav']),
    bitrate: z.literal(MUSIC_BITRATES),
    watermark: z.boolean(),
    isStreamed: z.boolean(),
  },
  defaults: {
    mode: 'song',
    title: '',
    prompt: '',
    blocks: [],
    lyricsOptimizer: false,
    model: DEFAULT_SONG_RECIPE.model,
    coverModel: 'music-cover',
    referenceItemId: null,
    count: 2,
    seed: null,
    isSeedLocked: false,
    format: DEFAULT_SONG_RECIPE.format,
    bitrate: DEFAULT_SONG_RECIPE.bitrate,
    watermark: false,
    isStreamed: true,
  },
});

/** The song that the form varies. */
export const variedSong = createVariedDraft(songDraft.id);

/** Styles that songs were generated from. */
export const styleHistory = createPromptHistory(songDraft.id);

/** The model of the mode. */
export const modelOf = ({ mode, model, coverModel }: Pick<SongDraft, 'mode' | 'model' | 'coverModel'>): string =>
  mode === 'cover' ? coverModel : model;

/** Only an mp3 without a watermark can be heard while it comes in (service.md, gaps.md G10). */
export const canStream = ({ format, watermark }: Pick<SongDraft, 'format' | 'watermark'>): boolean =>
  format === 'mp3' && !watermark;

/** What a draft asks for. What its mode ignores is left out. */
export function recipeOf(draft: SongDraft): SongRecipe {
  const { mode, title, prompt, blocks, lyricsOptimizer, referenceItemId, seed, format, bitrate, watermark } = draft;
  const lyrics = mode === 'instrumental' ? '' : lyricsText(blocks);
  return {
    ...DEFAULT_SONG_RECIPE,
    title: title.trim(),
    prompt,
    lyrics,
    model: modelOf(draft),
    isInstrumental: mode === 'instrumental',
    lyricsOptimizer: mode === 'song' && lyrics === '' && lyricsOptimizer,
    referenceItemId: mode === 'cover' ? referenceItemId : null,
    seed,
    format,
    bitrate,
    watermark,
    // Left out where it isn't so: equal recipes are equal texts, also those of earlier versions.
    ...(draft.isStreamed && canStream(draft) ? { isStreamed: true } : {}),
  };
}

/** The fields of a form that asks for a recipe. */
export function draftOfRecipe(recipe: SongRecipe): Partial<SongDraft> {
  const { title, prompt, lyrics, model, isInstrumental, lyricsOptimizer, referenceItemId, seed } = recipe;
  const isCover = isCoverModel(model);
  return songDraft.read({
    mode: isCover ? 'cover' : isInstrumental ? 'instrumental' : 'song',
    title,
    prompt,
    ...(isInstrumental ? {} : { blocks: draftBlocks(parseLyrics(lyrics)) }),
    lyricsOptimizer,
    [isCover ? 'coverModel' : 'model']: model,
    ...(isCover ? { referenceItemId } : {}),
    seed,
    isSeedLocked: seed !== null,
    format: recipe.format,
    bitrate: recipe.bitrate,
    watermark: recipe.watermark,
    ...(canStream(recipe) ? { isStreamed: recipe.isStreamed ?? false } : {}),
  });
}

/** Blocks for the form, none locked. */
export const draftBlocks = (blocks: readonly LyricBlock[]): DraftBlock[] =>
  blocks.map((each) => ({ ...each, id: crypto.randomUUID(), isLocked: false }));

/** A seed nobody chose. */
export const randomSeed = (): number => Math.floor(Math.random() * (MOST_SONG_SEED + 1));
