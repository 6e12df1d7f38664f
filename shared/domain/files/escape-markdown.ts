/** Escapes what Markdown reads as markup: signs anywhere, and list marks, quotes and numbers at the beginning. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
