/** The structure tags of lyrics (service.md, music generation), in the order in which songs usually have them. */
export const LYRIC_TAGS = [
  'Intro',
  'Verse',
  'Pre Chorus',
  'Chorus',
  'Post Chorus',
  'Hook',
  'Bridge',
  'Interlude',
  'Transition',
  'Break',
  'Build Up',
  'Inst',
  'Solo',
  'Outro',
] as const;

/** See LYRIC_TAGS. */
export type LyricTag = (typeof LYRIC_TAGS)[number];

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/gu, '');

const BY_LETTERS: ReadonlyMap<string, LyricTag> = new Map(LYRIC_TAGS.map((tag) => [lettersOf(tag), tag]));

/** The tag that a text in brackets means, whatever its case, hyphens and number (`pre-chorus 2`); null for other texts. */
export const lyricTagNamed = (text: string): LyricTag | null => BY_LETTERS.get(lettersOf(text)) ?? null;
