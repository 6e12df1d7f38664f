/**
 * What no picture is drawn of (code 1026, gaps.md part 3). A short list, since nothing offensive is among what can be drawn:
 * it keeps such a prompt from being answered as if it had been understood. Whole words, in any case.
 */
const REFUSED: readonly string[] = [
  'child porn',
  'child pornography',
  'csam',
  'lolicon',
  'shotacon',
  'paedophile',
  'pedophile',
  'porn',
  'porno',
  'pornographic',
  'pornography',
  'hentai',
  'nsfw',
  'hardcore sex',
  'sex act',
  'rape',
  'bestiality',
  'gore',
  'beheading',
  'decapitation',
  'dismemberment',
  'torture',
  'nude',
  'naked',
  'topless',
];

const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${REFUSED.join('|')})(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu');

/** The first refused word of a prompt, or null. */
export const refusedWord = (prompt: string): string | null => pattern.exec(prompt.normalize('NFKC'))?.[0] ?? null;
