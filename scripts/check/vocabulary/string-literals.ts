/** A string in source text, and the line that it begins in, counted from 1. */
export type StringLiteral = { text: string; line: number };

const TOKEN = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
/** What a template takes in is code; it ends at the first brace that closes, which is enough for texts. */
const SUBSTITUTION = /\$\{[^}]*\}/g;

/** The strings and templates of TypeScript source, without import paths and comments; substitutions of templates are blanked. */
export function stringLiterals(source: string): StringLiteral[] {
  return [...source.matchAll(TOKEN)]
    .filter(({ 0: token, index }) => !token.startsWith('/') && !isImport(source, index))
    .map(({ 0: token, index }) => ({
      text: token.slice(1, -1).replaceAll(SUBSTITUTION, ' '),
      line: source.slice(0, index).split('\n').length,
    }));
}

const isImport = (source: string, index: number) => /(?:from|import)\s*\(?$/.test(source.slice(0, index).trimEnd());
