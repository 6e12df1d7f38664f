import path from 'node:path';
import { expect, it } from 'vitest';
import { parseArguments } from '../parse-arguments.ts';

const understood = (...args: string[]) => parseArguments(['tools', ...args]);

it('lists tools unless one is to be run', () => {
  for (const args of [[], ['list']])
    expect(understood(...args)).toEqual({
      name: 'tools',
      options: { action: 'list', isJson: false, isVerbose: false },
    });
  expect(understood('--json')).toMatchObject({ options: { action: 'list', isJson: true } });
  for (const args of [['--help'], ['run', '-h'], ['list', '--help']])
    expect(understood(...args)).toEqual({ name: 'help' });
  expect(() => understood('erase')).toThrow('Unknown tools command "erase". Use list or run.');
  expect(() => understood('list', 'all')).toThrow('Unexpected argument "all" for list.');
});

it('runs a tool with its input and with what is allowed', () => {
  expect(understood('run', 'list_tasks')).toEqual({
    name: 'tools',
    options: { action: 'run', tool: 'list_tasks', input: '{}', allowed: [], isVerbose: false },
  });
  expect(understood('run', 'cancel_task', '-i', '-', '--allow', 'bills', '--allow', 'Deletes')).toMatchObject({
    options: { input: null, allowed: ['bills', 'deletes'] },
  });
  const exported = understood('run', 'export_items', '--out', 'out');
  expect(exported).toMatchObject({ options: { folder: path.resolve('out') } });
  expect(() => understood('run')).toThrow('Give the tool to run: atelier tools run find_in_library.');
  expect(() => understood('run', 'get_item', '{}')).toThrow('Give the input as --input JSON.');
  expect(() => understood('run', 'get_item', '--allow', 'everything')).toThrow(/Invalid --allow "everything"/);
});
