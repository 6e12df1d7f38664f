import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredNames, oldWordsInName } from './old-names.ts';
import { oldWordsIn } from './old-words.ts';
import { type StringLiteral, stringLiterals } from './string-literals.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Whatever people read in the window. */
const CATALOGUES = [
  'renderer/**/*texts.ts',
  'electron/desktop/**/*texts.ts',
  'electron/desktop/menu/*.ts',
  'shared/domain/commands/command-table.ts',
];

const SOURCES = [
  'electron/**/*.ts',
  'engine/**/*.ts',
  'shared/**/*.ts',
  'renderer/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  'scripts/**/*.{ts,mjs}',
];

/** Ids of commands keep their names: they are in users' keymaps. */
const isText = ({ text }: StringLiteral) => !/^[a-z]+\.\w+$/i.test(text);

describe('the vocabulary of the interface', () => {
  const files = globSync(CATALOGUES, { cwd: root });

  it('is checked in all catalogues', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it.each(files)('holds in %s', (file) => {
    const problems = stringLiterals(readFileSync(path.join(root, file), 'utf8'))
      .filter(isText)
      .flatMap(({ text, line }) => oldWordsIn(text).map((problem) => `${file}:${line}: ${problem}`));
    expect(problems).toEqual([]);
  });
});

/** Migrations stay as they were released. */
const isOurs = (file: string) => !file.includes('/migrations/');

describe('the vocabulary of the code', () => {
  const files = globSync(SOURCES, { cwd: root }).filter(isOurs);

  it('holds in the names of files', () => {
    expect(files.length).toBeGreaterThan(1500);
    expect(files.flatMap((file) => oldWordsInName(file.replace(/\.\w+$/, '')))).toEqual([]);
  });

  it('holds in the names that are declared', () => {
    const problems = files.flatMap((file) =>
      declaredNames(readFileSync(path.join(root, file), 'utf8')).flatMap(({ name, line }) =>
        oldWordsInName(name).map((problem) => `${file}:${line}: ${problem}`),
      ),
    );
    expect(problems).toEqual([]);
  });
});

describe('a check of words', () => {
  it('reads strings and templates, and neither imports, comments nor substitutions', () => {
    const source = [
      `import { hear } from './hear.ts';`,
      `// It's heard.`,
      'const a = `Play ${heard} now`;',
      `const b = 'You can’t \\'hear\\' it';`,
    ].join('\n');
    expect(stringLiterals(source)).toEqual([
      { text: 'Play   now', line: 3 },
      { text: "You can’t \\'hear\\' it", line: 4 },
    ]);
  });

  it('names old words and what to write', () => {
    expect(oldWordsIn('The job is deleted for good')).toEqual([
      '“for good”: write “permanently”',
      '“The job”: write “task”',
    ]);
    expect(oldWordsIn('Generating speech')).toEqual([]);
  });

  it('names old words in names, however they are written', () => {
    const source = ['export function hearLine() {}', 'const MAKING_MS = 1;', 'export type Preview = string;'].join(
      '\n',
    );
    expect(declaredNames(source)).toEqual([
      { name: 'hearLine', line: 1 },
      { name: 'MAKING_MS', line: 2 },
      { name: 'Preview', line: 3 },
    ]);
    expect(['hearLine', 'MAKING_MS', 'speak/intake/drop', 'heart', 'remaking'].map(oldWordsInName)).toEqual([
      ['“hear” in hearLine: write preview or play'],
      ['“making” in MAKING_MS: write generation'],
      ['“intake” in speak/intake/drop: write importing'],
      [],
      [],
    ]);
  });
});
