/** A search in one of the text indexes: an FTS5 expression, or a LIKE pattern for scripts without blanks between words. */
export type SearchTerms = { match: string; like: null } | { match: null; like: string };

/** Scripts whose words the index cannot tell apart. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * The user's words as a search: every word must occur, the last one may be the beginning of a longer one. Each word is
 * quoted, so operators and punctuation have no power. Null when nothing can be searched for. LIKE patterns use `\\` as
 * the escape character.
 */
export function searchTerms(query: string): SearchTerms | null {
  const words = query.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, 20) ?? [];
  if (words.length === 0) return null;
  if (UNSPACED.test(query)) return { match: null, like: `%${query.trim().replaceAll(/[\\%_]/g, '\\$&')}%` };
  return {
    match: words.map((word, index) => `"${word}"${index === words.length - 1 ? '*' : ''}`).join(' '),
    like: null,
  };
}
