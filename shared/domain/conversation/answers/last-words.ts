/**
 * The beginning of a message as one line of a list: without the marks of Markdown, which mean nothing there. It reads no structure,
 * so that a list of thousands stays quick, and takes at most some hundred characters.
 */
export function lastWordsOf(markdown: string): string {
  return markdown
    .replaceAll(/^\s{0,3}(?:`{3,}|~{3,})\S*/gmu, ' ')
    .replaceAll(/^\s{0,3}(?:#{1,6}|>|[-*+])\s+/gmu, '')
    .replaceAll(/!?\[([^[\]]*)\]\([^()\s]*\)/gu, '$1')
    .replaceAll(/(\*\*?|~~)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replaceAll(/(?<!\w)(__?)(?=\S)(.+?)(?<=\S)\1(?!\w)/gu, '$2')
    .replaceAll(/`([^`]+)`/gu, '$1')
    .replaceAll(/^\s*\|?(?:\s*:?-{3,}:?\s*\|?)+$/gmu, ' ')
    .replaceAll(/\s\|\s|^\||\|$/gmu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
