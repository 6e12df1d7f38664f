import * as z from 'zod';
import { type SongRecipe, songRecipeSchema } from '../../recipe/song-recipe.ts';
import type { SpeechRecipe } from '../../recipe/speech/speech-recipe.ts';

/** What a provenance says it is. */
export const PROVENANCE_FORMAT = 'atelier-provenance';

/** Written into files as a comment: who hears such a file should be able to know. */
export const DISCLOSURE = 'Generated with a synthetic voice';
/** The same in songs. */
export const SONG_DISCLOSURE = 'Generated with AI';

/** Beyond this many characters the texts are left out: tags of some formats end at 16 MiB, and players read them whole. */
const LONGEST = 2_000_000;

const part = z.object({
  startMs: z.number(),
  engine: z.string(),
  host: z.string().nullable(),
  model: z.string(),
  voiceId: z.string().nullable(),
  consentId: z.string().nullable(),
  recipe: z.record(z.string(), z.unknown()),
});

/**
 * How audio was generated, for its file's own tags. `generatedBy` is a fixed word that other programs can look for. Of each part,
 * in their order: where it begins, ms; who generated it (`host` is null on this computer); `consentId`, which is the SHA-256 of
 * the sample that the person behind a cloned voice agreed to; and the recipe, from which it could be generated again. Songs
 * have one part, without a voice. No names of people.
 */
export const provenanceSchema = z.object({
  format: z.literal(PROVENANCE_FORMAT),
  version: z.literal(1),
  generatedBy: z.literal('ai'),
  parts: z.array(part),
});

/** See provenanceSchema. */
export type Provenance = z.infer<typeof provenanceSchema>;

/** A part of generated speech. */
export type SpokenPart = Pick<z.infer<typeof part>, 'startMs' | 'engine' | 'host' | 'consentId'> & {
  recipe: SpeechRecipe;
};

/** The text of the tag for speech. Where it would be too long, the recipes are without their texts. */
export function provenanceText(parts: readonly SpokenPart[]): string {
  const whole = written(parts);
  return whole.length <= LONGEST
    ? whole
    : written(parts.map((each) => ({ ...each, recipe: { ...each.recipe, text: '' } })));
}

/** The text of the tag for a song; its recipe has the seed of this take, where that is known. */
export function songProvenanceText({ engine, host, recipe }: SungPart): string {
  const { model } = recipe;
  return textOf([{ startMs: 0, engine, host, model, voiceId: null, consentId: null, recipe }]);
}

/** A generated song. */
export type SungPart = Pick<z.infer<typeof part>, 'engine' | 'host'> & { recipe: SongRecipe };

/** The recipe of a song that a file holds; null where it is no song, or of a version that is not understood. */
export function songRecipeIn({ parts }: Provenance): SongRecipe | null {
  const [only, more] = parts;
  return more === undefined ? (songRecipeSchema.safeParse(only?.recipe).data ?? null) : null;
}

const written = (parts: readonly SpokenPart[]): string =>
  textOf(parts.map((each) => ({ ...each, model: each.recipe.model, voiceId: each.recipe.voiceId })));

function textOf(parts: Provenance['parts']): string {
  const provenance: Provenance = { format: PROVENANCE_FORMAT, version: 1, generatedBy: 'ai', parts };
  return JSON.stringify(provenance);
}
