/** Things that are counted, outside of which “a couple” may be two people. */
const THINGS =
  '(?:images|pictures|pics|photos|drawings|paintings|illustrations|sketches|posters|thumbnails|covers|songs|tracks|tunes|jingles|beats|clips|videos|takes|versions|variations|variants|options|lines|titles|quotes|ideas)';
const AMOUNTS: readonly (readonly [amount: string, number: string])[] = [
  ['half a dozen(?: of)?', 'six'],
  ['(?:a|one) dozen(?: of)?', '12'],
  ['(?:an? )?(?:pair|couple)(?: of)?', 'two'],
  ['(?:an? )?(?:trio|handful) of', 'three'],
  ['an? (?:bunch|series|set|number|collection) of', 'some'],
];
const PATTERNS = AMOUNTS.map(
  ([amount, number]) =>
    [new RegExp(String.raw`\b${amount}\s+(?=(?:[\p{L}-]+\s+){0,3}?${THINGS}\b)`, 'giu'), `${number} `] as const,
);

/** A text with amounts of things to make as numbers: “a pair of watercolour images” are two. */
export const countWords = (text: string): string =>
  PATTERNS.reduce((rest, [pattern, number]) => rest.replaceAll(pattern, number), text);
