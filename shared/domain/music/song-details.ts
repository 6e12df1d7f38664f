import * as z from 'zod';

const MOST_ENTRIES = 200;
const word = z.string().max(200);

/** A part of a song between two times, ms. `label` is a tag of lyrics or what the service calls it. */
const songSectionSchema = z.object({
  label: word,
  startMs: z.number().min(0),
  endMs: z.number().min(0),
});
/** See songSectionSchema. */
export type SongSection = z.infer<typeof songSectionSchema>;

/**
 * What is known of one take beside its recipe, as the service says it; null or empty where it says nothing. Only the local engine
 * says what it played. `writtenLyrics` are those that the service wrote, `remarks` sentences about what is otherwise than asked.
 */
export const songDetailsSchema = z.object({
  seed: z.number().int().min(0).nullable(),
  genre: word.nullable(),
  tempoBpm: z.number().positive().nullable(),
  key: word.nullable(),
  instruments: z.array(word).max(MOST_ENTRIES),
  sections: z.array(songSectionSchema).max(MOST_ENTRIES),
  writtenLyrics: z.string().max(20_000).nullable(),
  remarks: z.array(z.string().max(1000)).max(MOST_ENTRIES),
});
/** See songDetailsSchema. */
export type SongDetails = z.infer<typeof songDetailsSchema>;

/** What is known of a take before it is there. */
export const NO_SONG_DETAILS: SongDetails = {
  seed: null,
  genre: null,
  tempoBpm: null,
  key: null,
  instruments: [],
  sections: [],
  writtenLyrics: null,
  remarks: [],
};
