/**
 * A prompt with all that its picture must show, as a person would list it, parts between semicolons: `3 candle on cake` (a number, `2+` for
 * at least two, a colour, a noun, what it is in or on, or who wears it, and `at left`), `mouse < cat` (less high), `@beach` (a place, a time or weather), `-tree` (what must not be there).
 */
export type DescribedPrompt = { prompt: string; shows: string };
