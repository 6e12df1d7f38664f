const QUOTES =
  /"([^"\n]{1,500})"|“([^”\n]{1,500})”|„([^“”\n]{1,500})[“”]|‘([^’\n]{1,500})’|(?<![\p{L}\p{N}])'([^'\n]{1,500})'(?![\p{L}\p{N}])|«([^»\n]{1,500})»/gu;

/** The texts in quotation marks, in their order. */
export const quotedTexts = (text: string): string[] =>
  [...text.matchAll(QUOTES)].map((match) => match.slice(1).find((group) => group !== undefined) ?? '');

/** The text with each quoted part as one word that stands for it. */
export const withoutQuoted = (text: string): string => text.replaceAll(QUOTES, ' QUOTED ');
