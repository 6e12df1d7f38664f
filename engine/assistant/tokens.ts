/** A word with the space before it, in pieces of six letters; digits by threes; anything else a character at a time. */
const TOKEN = /\s?[\p{L}\p{M}']{1,6}|\s?\p{N}{1,3}|\s+|[^]/gu;

/** Cuts a text into what the local engine counts as tokens. Put together they are the text. */
export const splitTokens = (text: string): string[] => text.match(TOKEN) ?? [];

/** How many tokens a text has. Other models count differently; this is an estimate of their size. */
export const countTokens = (text: string): number => splitTokens(text).length;
