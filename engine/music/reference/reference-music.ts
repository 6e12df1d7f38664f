import * as z from 'zod';

/** What sections of a reference are called (gaps.md, Music cover preprocessing: structure_result). */
export const REFERENCE_LABELS = ['intro', 'verse', 'chorus', 'bridge', 'outro', 'inst', 'silence'] as const;

const pitchClassSchema = z.number().int().min(0).max(11);

/** A triad; null where no chord is heard. */
const triadSchema = z.object({ root: pitchClassSchema, isMinor: z.boolean() }).nullable();
/** See triadSchema. */
export type Triad = z.infer<typeof triadSchema>;

/**
 * A note of the lead line: where it begins in its bar and how long it lasts, both as shares of a bar, and its pitch (60 is middle C).
 */
const leadNoteSchema = z.object({ at: z.number(), length: z.number(), pitch: z.number().int() });
/** See leadNoteSchema. */
export type LeadNote = z.infer<typeof leadNoteSchema>;

const barSchema = z.object({
  startMs: z.number(),
  endMs: z.number(),
  chord: triadSchema,
  lead: z.array(leadNoteSchema),
});
/** A bar of a reference: its chord, and the notes of the lead line that begin in it. */
export type ReferenceBar = z.infer<typeof barSchema>;

const sectionSchema = z.object({
  label: z.enum(REFERENCE_LABELS),
  startMs: z.number(),
  endMs: z.number(),
  firstBar: z.number().int(),
  bars: z.number().int(),
});
/** A section of a reference; all of them in order are the whole of it. A silence has no bars. */
export type ReferenceSection = z.infer<typeof sectionSchema>;

/**
 * What was found in the reference of a cover. `isSteady` is false where no steady beat is heard: its bars are then counted at an
 * even pace that says nothing of the music. `key` is null where no tones are heard.
 */
export const referenceMusicSchema = z.object({
  durationMs: z.number(),
  tempoBpm: z.number().positive(),
  isSteady: z.boolean(),
  beatsPerBar: z.union([z.literal(3), z.literal(4)]),
  key: z.object({ tonic: pitchClassSchema, isMinor: z.boolean() }).nullable(),
  bars: z.array(barSchema),
  sections: z.array(sectionSchema),
});
/** See referenceMusicSchema. */
export type ReferenceMusic = z.infer<typeof referenceMusicSchema>;
