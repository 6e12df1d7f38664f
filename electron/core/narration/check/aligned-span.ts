/** A word that should be heard, see ScriptWord. */
export type WantedWord = { forms: string[][]; isFree: boolean };

/** A heard word with the ways of saying it. */
export type WordForms = { text: string; forms: string[][] };

/** Words of the script from `from` to before `to` and what was heard for them; one side may be empty. */
export type AlignedSpan = {
  script: { from: number; to: number };
  heard: { from: number; to: number };
  isSame: boolean;
};
