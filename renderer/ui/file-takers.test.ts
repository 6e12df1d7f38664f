import { expect, it } from 'vitest';
import { addFileTaker, giveToTakers, takerOfTypes } from './file-takers.ts';

it('gives each file to whoever takes its kind and leaves the others', () => {
  const taken: string[] = [];
  const remove = addFileTaker({
    takesName: (name) => name.endsWith('.txt'),
    takesType: (type) => type === 'text/plain',
    verb: 'Take',
    text: '',
    take: (files) => taken.push(...files.map((file) => file.name)),
  });
  const files = ['a.txt', 'b.mp3', 'c.txt'].map((name) => new File([], name));
  expect(giveToTakers(files).map((file) => file.name)).toEqual(['b.mp3']);
  expect(taken).toEqual(['a.txt', 'c.txt']);
  expect([takerOfTypes(['text/plain'])?.verb, takerOfTypes(['text/plain', 'audio/mpeg']), takerOfTypes([])]).toEqual([
    'Take',
    null,
    null,
  ]);
  remove();
  expect(giveToTakers(files)).toHaveLength(3);
});
