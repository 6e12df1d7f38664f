const MOST_TAGS = 20;
/** Longest tag, characters; what is longer is cut. */
export const MOST_TAG_CHARACTERS = 40;

/** The tags with those that were typed, separated by commas; each once, at most 20. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const added = typed.split(',').map((tag) => tag.trim().slice(0, MOST_TAG_CHARACTERS).trim());
  return [...new Set([...tags, ...added])].filter((tag) => tag !== '').slice(0, MOST_TAGS);
}
