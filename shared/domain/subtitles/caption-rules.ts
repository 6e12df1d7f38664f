/** Limits that captions keep to be readable. Times in ms, characters counted as code points. */
export type CaptionRules = {
  lineCharacters: number;
  /** For Chinese, Japanese and other text of full-width characters. */
  wideLineCharacters: number;
  lines: number;
  minimumMs: number;
  maximumMs: number;
  gapMs: number;
  charactersPerSecond: number;
  wideCharactersPerSecond: number;
};

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
