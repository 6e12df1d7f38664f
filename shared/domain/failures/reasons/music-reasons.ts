import type { FailureData } from '../failure.ts';
import { limitIn, numberIn, textIn } from '../failure-data.ts';

/** Sentences about songs and their generation. */
export const MUSIC_REASONS = {
  song_count: (data: FailureData) => `Generate 1 to ${numberIn(data, 'most') ?? 8} takes at once.`,
  song_cover_image: 'Only an image can be the cover of a song.',
  song_cover_lyrics: (data: FailureData) =>
    `Lyrics of a cover have ${numberIn(data, 'least') ?? 10} to ${limitIn(data, 'most', 1000)} characters. Change them, or leave them empty to use those of the reference.`,
  song_cover_style: (data: FailureData) =>
    `The style of a cover has ${numberIn(data, 'least') ?? 10} to ${numberIn(data, 'most') ?? 300} characters.`,
  song_lyrics_empty: 'Write lyrics first, let them be written, or choose Instrumental.',
  song_lyrics_long: (data: FailureData) =>
    `Lyrics can have up to ${limitIn(data, 'most', 3500)} characters. Shorten them.`,
  song_lyrics_exact: 'The times of this song are exact already: the local engine knows when it plays each line.',
  song_lyrics_unheard:
    'None of the words could be heard, so no line has a time. The words may not be sung, or not in English.',
  song_lyrics_untimed: 'No line of these lyrics has a time. Find the times first.',
  song_model: (data: FailureData) => {
    const model = textIn(data, 'model');
    return `${model === null ? 'This model' : `The model ${model}`} isn’t available. Choose another one.`;
  },
  song_reference: 'A reference is 6 seconds to 6 minutes of sound, at most 50 MB, in the library. Choose another one.',
  song_reference_missing: 'Choose the recording to cover first.',
  song_too_long_to_edit: 'Only songs of up to 15 minutes can be edited.',
  song_without_lyrics: 'This song has no lyrics.',
  song_style_empty: 'Describe the style first.',
  song_style_long: (data: FailureData) =>
    `A style can have up to ${limitIn(data, 'most', 2000)} characters. Shorten it.`,
} as const;
