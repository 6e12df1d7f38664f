/** Searches for what a message can take along: text, images and clips. A recording goes along as its transcript. */
const QUERIES = {
  images: 'kind:image',
  text: 'kind:transcript kind:script',
  audio: 'kind:recording',
  clips: 'kind:clip',
} as const;

/** Kinds of items by which what can be attached is narrowed. */
export const ATTACHABLE = ['all', 'images', 'text', 'audio', 'clips'] as const;

/** See ATTACHABLE. */
export type Attachable = (typeof ATTACHABLE)[number];

/** The search of the library for what can be attached. */
export function attachableQuery(kind: Attachable, words: string): string {
  const kinds = kind === 'all' ? Object.values(QUERIES).join(' ') : QUERIES[kind];
  return `${kinds} ${words}`.trim();
}
