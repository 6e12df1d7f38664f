/** What a sound file says of itself; an empty text is left out. */
export type SoundTags = { title: string; comment: string };
