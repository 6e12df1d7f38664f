/** Longer formulas are shown as their TeX: no formula of an answer needs so much, and layout takes its time. */
export const MOST_FORMULA_CHARACTERS = 4000;

/**
 * How KaTeX treats the TeX of answers, which is hostile: nothing that links, loads or styles (`trust`), no macro that grows for
 * ever, no sizes beyond a line. MathML needs neither fonts nor styles of the library.
 */
export const FORMULA_RULES = {
  errorColor: 'currentColor',
  output: 'mathml',
  trust: false,
  strict: 'ignore',
  throwOnError: true,
  maxExpand: 200,
  maxSize: 20,
} as const;
