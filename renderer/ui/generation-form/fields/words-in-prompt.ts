const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Adds words to a prompt, or takes them out when they are there; commas stay tidy. */
export function toggleWords(text: string, words: string): string {
  const parts = partsOf(text);
  const rest = parts.filter((part) => !isSame(part, words));
  return (rest.length < parts.length ? rest : [...parts, words]).join(', ');
}

/** Whether a prompt has these words as one of its parts. */
export function hasWords(text: string, words: string): boolean {
  return partsOf(text).some((part) => isSame(part, words));
}
