/** A piece of a text with the place where it begins, ms; null in texts without times. `speaker` is empty where unknown. */
export type SourceLine = { text: string; startMs: number | null; speaker: string };

/** A sentence of a text, with the line that it begins in. */
export type Sentence = { text: string; startMs: number | null; speaker: string };

/** Ends a sentence unless a common short form or a single letter stands before. */
const END = /(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|No|\p{Lu}))(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u;

/** The sentences of lines. Lines of one speaker are read on until a sentence ends. */
export function sentencesOf(lines: readonly SourceLine[]): Sentence[] {
  const sentences: Sentence[] = [];
  let open: Sentence | null = null;
  for (const line of lines) {
    for (const part of line.text.split(END)) {
      const text = part.trim();
      if (text === '') continue;
      const goesOn: boolean = open !== null && open.speaker === line.speaker;
      if (open && goesOn) open.text += ` ${text}`;
      else {
        open = { text, startMs: line.startMs, speaker: line.speaker };
        sentences.push(open);
      }
      if (/[.!?…]["”’)]?$/.test(text) || open.text.length > 400) open = null;
    }
  }
  return sentences;
}
