/** What is heard, and how it is called in the player. */
export type Heard = {
  voiceId: string;
  title: string;
  /** The sentence of the settings where it is left out. */
  text?: string;
  pronunciations?: { word: string; replacement: string }[];
};

/** The player's id of what is heard: whatever makes it sound otherwise makes it another. */
export function heardTrackId({ voiceId, text, pronunciations = [] }: Heard, sampleSentence: string): string {
  const readings = pronunciations.map(({ word, replacement }) => [word, replacement]);
  return `preview:${JSON.stringify([voiceId, text ?? sampleSentence, readings])}`;
}
