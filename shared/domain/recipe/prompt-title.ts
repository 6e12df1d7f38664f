const TITLE_CHARACTERS = 60;

/** The title of what was generated from a prompt: its first words. */
export function promptTitle(prompt: string): string {
  const words = prompt.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...words];
  if (characters.length <= TITLE_CHARACTERS) return words;
  const cut = characters.slice(0, TITLE_CHARACTERS).join('');
  return `${cut.replace(/\s+\S*$/u, '') || cut}…`;
}
