/** Phrases with the words that are said for them, by kind; each value is lines of `written = spoken | other right way`. */
export type WrittenForms = Readonly<Record<string, string>>;

/** One phrase; `spoken` are the right ways, lower case without punctuation. */
export type WrittenForm = { kind: string; written: string; spoken: string[] };

/** All phrases of a set. The last ` = ` of a line parts what is written from what is said. */
export function writtenForms(forms: WrittenForms): WrittenForm[] {
  return Object.entries(forms).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.lastIndexOf(' = ');
        const spoken = line.slice(at + 3).split(' | ');
        return { kind, written: line.slice(0, at), spoken: spoken.map((way) => comparableSpeech(way)) };
      }),
  );
}

/** What is said without anything that is not heard. */
export const comparableSpeech = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\b\p{L})['’]s\b/gu, ' s')
    .replaceAll(/[‘’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
