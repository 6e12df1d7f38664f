import { expect, it } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

it('understands what to do with tasks', () => {
  const list = { name: 'tasks', options: { action: 'list', isJson: false, isVerbose: false } };
  expect([parseArguments(['tasks']), parseArguments(['tasks', 'list'])]).toEqual([list, list]);
  expect(parseArguments(['tasks', 'list', '--json'])).toMatchObject({ options: { isJson: true } });
  expect(parseArguments(['tasks', 'cancel', '1f'])).toMatchObject({ options: { action: 'cancel', id: '1f' } });
  expect(parseArguments(['tasks', '-h'])).toEqual({ name: 'help' });
});

it('says what is wrong', () => {
  expect(() => parseArguments(['tasks', 'stop', '1f'])).toThrow('Unknown tasks command "stop"');
  expect(() => parseArguments(['tasks', 'wait'])).toThrow('Give the ID of the task');
  expect(() => parseArguments(['tasks', 'list', '1f'])).toThrow('Unexpected argument "1f" for list.');
  expect(() => parseArguments(['tasks', 'wait', '1f', '2'])).toThrow('Unexpected argument "2".');
});
