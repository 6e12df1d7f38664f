/** Words for drums and what they do. */
const DRUMS = '(?:drums?|percussion|beats?|rhythms?(?! guitar| section)|drum (?:kit|machine|loops?)s?)';
const UNWANTED = new RegExp(
  String.raw`\b(?:no|without|minus|skip the|leave out the) (?:[a-z]+ )?(?:any )?${DRUMS}\b|\b(?:drumless|beatless|drum free)\b|\bno [a-z]+ (?:or|and) ${DRUMS}\b`,
);

/** Whether drums may be heard, by searchable text. */
export const wantsDrums = (text: string): boolean => !UNWANTED.test(text);
