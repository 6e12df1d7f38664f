/** Colours of speakers by ordinal, as the app shows them on dark ground; they repeat. */
export const SPEAKER_COLOURS = [
  '#47c6f7',
  '#f2b91e',
  '#e67291',
  '#74ba61',
  '#9c72ec',
  '#f64d28',
  '#f6e97c',
  '#c1cfdb',
] as const;

/** The colour of a speaker. */
export const speakerColour = (ordinal: number): string =>
  SPEAKER_COLOURS[ordinal % SPEAKER_COLOURS.length] ?? SPEAKER_COLOURS[0];
