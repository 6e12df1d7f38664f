/** Sounds of hesitation that mean nothing, with the comma around them. */
const FILLER = String.raw`(?:u+m+|u+h+m*|er|erm+|hm+)`;
/** Words that are repeated by mistake only; others are for emphasis ("very very") or right ("had had"). */
const REPEATED = String.raw`(?:a|an|and|at|but|for|he|his|i|if|in|is|it|it's|my|of|on|or|our|she|so|the|their|they|this|to|was|we|were|with|you|your)`;

const RULES: readonly (readonly [RegExp, string])[] = [
  // "Well, um, yes" has one comma left, "Um, yes" and "yes, um." none.
  [new RegExp(String.raw`,\s*${FILLER}(?=\s*[,.!?…]|\s*$)`, 'gi'), ''],
  [new RegExp(String.raw`(?<![\p{L}\p{N}'’-])${FILLER}(?![\p{L}\p{N}'’-])[,…]*\s*`, 'giu'), ''],
  [new RegExp(String.raw`\b(${REPEATED})(?:\s*,?\s+\1\b)+(?!['’])`, 'gi'), '$1'],
  [/\bi\b(?=$|[\s,!?]|\.(?!\w)|['’](?:m|ve|ll|d)\b)/g, 'I'],
  [/[ \t]+/g, ' '],
  [/ +([,.!?;:…])/g, '$1'],
  [/,(?=[.!?…])/g, ''],
  [/([,;:!?])(?=\p{L})/gu, '$1 '],
];

/**
 * Tidies an English line by rules: fillers and repeated words go, spaces and the capital of “I” are put right, and with
 * `startsSentence` the first letter. Without a model nothing is known of what was meant, so no other word changes. A line that is
 * nothing but fillers stays as it is.
 */
export function tidyText(text: string, { startsSentence }: { startsSentence: boolean }): string {
  const tidied = RULES.reduce((tidy, [pattern, replacement]) => tidy.replace(pattern, replacement), text).trim();
  if (!/[\p{L}\p{N}]/u.test(tidied)) return text;
  const wasCapital = /^\P{L}*\p{Lu}/u.test(text);
  if (!startsSentence && !wasCapital) return tidied;
  return tidied.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Tidies lines that follow each other: one starts a sentence where the line before ends one. */
export function tidyLines(lines: readonly string[]): string[] {
  return lines.map((text, index) => {
    const before = lines[index - 1];
    return tidyText(text, { startsSentence: before === undefined || /[.!?…]["'”’)]*\s*$/.test(before) });
  });
}
