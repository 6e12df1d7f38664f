import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { namesAsText } from './names-as-text.ts';

it.each(['de', 'en', 'es', 'fr', 'it', 'tr'])(
  'tells of each name in the table %s what the package tells',
  (language) => {
    const table = createRequire(import.meta.url)(`gender-detection-from-name/names/${language}.js`) as Map<
      string,
      string
    >;
    const module = { exports: { get: (_name: string): string | undefined => undefined } };
    // oxlint-disable-next-line no-implied-eval, no-new-func
    new Function('module', namesAsText(table))(module);
    const wrong = [...table].filter(([name, gender]) => module.exports.get(name) !== gender);
    expect(table.size).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
    expect(module.exports.get('a name that nobody has')).toBeUndefined();
  },
);
