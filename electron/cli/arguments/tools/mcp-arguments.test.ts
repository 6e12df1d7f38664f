import path from 'node:path';
import { expect, it } from 'vitest';
import { parseArguments } from '../parse-arguments.ts';

const understood = (...args: string[]) => parseArguments(['mcp', ...args]);

it('serves tools with what is allowed, and nothing else', () => {
  expect(understood()).toEqual({ name: 'mcp', options: { allowed: [], isVerbose: false } });
  expect(understood('--allow', 'bills', '--allow', 'Deletes', '--verbose')).toEqual({
    name: 'mcp',
    options: { allowed: ['bills', 'deletes'], isVerbose: true },
  });
  expect(understood('-o', 'out')).toMatchObject({ options: { folder: path.resolve('out') } });
  expect(() => understood('--out', '')).toThrow('Give the folder behind --out.');
  expect(understood('-h')).toEqual({ name: 'help' });
  expect(() => understood('serve')).toThrow('Unexpected argument "serve" for mcp.');
  expect(() => understood('--allow', 'everything')).toThrow(/Invalid --allow "everything"/);
});
