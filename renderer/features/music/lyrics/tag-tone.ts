import { lyricTagNamed } from '../../../../shared/domain/music/lyrics/lyric-tags.ts';

/** Colours of sections by their tags: tokens of the theme. */
const TONES: Readonly<Record<string, number>> = {
  Intro: 8,
  Outro: 8,
  Verse: 1,
  'Pre Chorus': 5,
  'Post Chorus': 5,
  'Build Up': 5,
  Chorus: 2,
  Hook: 2,
  Bridge: 3,
  Interlude: 3,
  Transition: 3,
  Break: 4,
  Inst: 4,
  Solo: 4,
};

/** The colour of a section, as the attribute `data-tone` that `tones.module.css` reads; tags of their own are grey. */
export const toneOf = (tag: string): number => TONES[lyricTagNamed(tag) ?? ''] ?? 8;
