import * as z from 'zod';
import type { CutId } from '../ids.ts';
import { captionStyleSchema } from './caption-style.ts';

/** What a cut may have: more clips than a film of a storyboard has shots, and sound within what can be heard. */
export const CUT_LIMITS = { clips: 60, dissolveMs: 5000, fadeMs: 30_000, offsetMs: 3_600_000, duckDb: 40 } as const;

const item = z.string().min(1).max(64);
const ms = (most: number) => z.number().int().min(0).max(most);
const gainDb = z.number().min(-60).max(12);

/** A clip in its place. `outMs` is null up to its end; `dissolveMs` is how long it takes over from the one before, 0 for a hard cut. */
const cutClipSchema = z.object({
  id: item,
  itemId: item,
  inMs: ms(36_000_000),
  outMs: ms(36_000_000).nullable(),
  dissolveMs: ms(CUT_LIMITS.dissolveMs),
});

const narrationSchema = z.object({ itemId: item, offsetMs: ms(CUT_LIMITS.offsetMs), gainDb });

/** `duckDb`: by how much it goes down while somebody speaks. */
const musicSchema = z.object({
  itemId: item,
  gainDb,
  fadeInMs: ms(CUT_LIMITS.fadeMs),
  fadeOutMs: ms(CUT_LIMITS.fadeMs),
  duckDb: z.number().min(0).max(CUT_LIMITS.duckDb),
});

/** How the words of the narration are shown: not at all, as a track that a player can show, or drawn into the picture. */
export const CAPTION_FORMS = ['none', 'track', 'burnt'] as const;

/** A rough cut: clips in their order, and what is heard and read over them. Times in ms. */
export const cutSchema = z.object({
  version: z.literal(1),
  clips: z.array(cutClipSchema).max(CUT_LIMITS.clips),
  keepsClipSound: z.boolean(),
  narration: narrationSchema.nullable(),
  music: musicSchema.nullable(),
  captions: z.enum(CAPTION_FORMS),
  /** Missing: as usual. Only captions that are drawn into the picture have it. */
  captionStyle: captionStyleSchema.optional(),
});

/** See cutSchema. */
export type CutDocument = z.infer<typeof cutSchema>;
/** See cutClipSchema. */
export type CutClip = CutDocument['clips'][number];
/** See CAPTION_FORMS. */
export type CaptionForm = (typeof CAPTION_FORMS)[number];

/** A cut as it is kept. */
export type Cut = { id: CutId; name: string; document: CutDocument };

/** A cut without anything in it. */
export const EMPTY_CUT: CutDocument = {
  version: 1,
  clips: [],
  keepsClipSound: true,
  narration: null,
  music: null,
  captions: 'none',
};

/** What a narration begins as. */
export const newNarration = (itemId: string): NonNullable<CutDocument['narration']> => ({
  itemId,
  offsetMs: 0,
  gainDb: 0,
});

/** What a music bed begins as: below the clips, and well below a voice. */
export const newMusic = (itemId: string): NonNullable<CutDocument['music']> => ({
  itemId,
  gainDb: -6,
  fadeInMs: 500,
  fadeOutMs: 2000,
  duckDb: 12,
});

/** All that a cut was made from, each once. */
export const sourcesOfCut = ({ clips, narration, music }: CutDocument): string[] => [
  ...new Set([...clips, narration, music].flatMap((used) => (used === null ? [] : [used.itemId]))),
];
