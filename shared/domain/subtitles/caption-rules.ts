import * as z from 'zod';

/** Limits that captions keep to be readable. Times in ms, characters counted as code points. */
export const captionRulesSchema = z.object({
  lineCharacters: z.number().int().min(10).max(120),
  /** For Chinese, Japanese and other text of full-width characters. */
  wideLineCharacters: z.number().int().min(5).max(60),
  lines: z.number().int().min(1).max(4),
  minimumMs: z.number().int().min(0).max(5000),
  maximumMs: z.number().int().min(1000).max(60_000),
  gapMs: z.number().int().min(0).max(1000),
  charactersPerSecond: z.number().min(5).max(60),
  wideCharactersPerSecond: z.number().min(2).max(30),
});

/** See captionRulesSchema. */
export type CaptionRules = z.infer<typeof captionRulesSchema>;

/** The default profile. */
export const CAPTION_RULES: CaptionRules = {
  lineCharacters: 42,
  wideLineCharacters: 16,
  lines: 2,
  minimumMs: 833,
  maximumMs: 7007,
  gapMs: 83,
  charactersPerSecond: 20,
  wideCharactersPerSecond: 9,
};
