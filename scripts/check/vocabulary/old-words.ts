/** A word that interface texts no longer use, and what they say instead. */
type OldWord = { pattern: RegExp; instead: string };

const OLD_WORDS: readonly OldWord[] = [
  { pattern: /^Hear\b/, instead: '“Preview” or “Play”' },
  {
    pattern: /\b(?:make|makes|made|making) (?:\d|the lines?|lines?|it again|them again|again|anew)\b/i,
    instead: '“generate” or “regenerate”',
  },
  { pattern: /\b(?:unmade|not made|being made)\b/i, instead: '“not generated” or “generating”' },
  { pattern: /\bstretch(?:es)?\b/i, instead: '“excerpt” or “range”' },
  { pattern: /\bfor good\b/i, instead: '“permanently”' },
  { pattern: /\btak(?:e|en) out of\b/i, instead: '“remove from” or “restore”' },
  { pattern: /\b(?:goes|go|going) on\b/i, instead: '“resume” or “continue”' },
  { pattern: /\b(?:anew|no more)\b/i, instead: '“again” or “no longer”' },
  { pattern: /\b(?:a|all|each|no|the|this) jobs?\b/i, instead: '“task”' },
  { pattern: /\b(?:the|this) program\b/i, instead: '“Atelier”' },
  { pattern: /\bhits?\b/i, instead: '“match”' },
  { pattern: /\bpictures?\b/i, instead: '“image”' },
  { pattern: /\bdock\b/i, instead: '“inspector”' },
  { pattern: /\bsay as\b/i, instead: '“pronounce as”' },
  { pattern: /\bgestures?\b/i, instead: '“sound tag”' },
  {
    pattern: /\b(?:cannot|could not|does not|did not)\b/i,
    instead: 'a contraction: “can’t”, “couldn’t”, …',
  },
  { pattern: /\w'\w/, instead: 'the apostrophe ’' },
  { pattern: /\d %/, instead: 'no space before %' },
];

/** Where texts use old words: what was found and what to write instead. */
export function oldWordsIn(text: string): string[] {
  return OLD_WORDS.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text);
    return found ? [`“${found[0]}”: write ${instead}`] : [];
  });
}
