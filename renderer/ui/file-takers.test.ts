import { expect, it } from 'vitest';
import type { ItemId } from '../../shared/domain/ids.ts';
import { addFileTaker, giveItems, giveToTakers, itemTaker, takerOfTypes } from './file-takers.ts';

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

it('goes by the type of a file whose name says nothing, as files out of other pages have', () => {
  const taken: string[] = [];
  const remove = addFileTaker({
    takesName: (name) => name.endsWith('.srt'),
    takesType: (type) => type === 'text/plain',
    verb: 'Take',
    text: '',
    take: (files) => taken.push(...files.map((file) => file.name)),
  });
  const file = (name: string, type = '') => new File([], name, { type });
  const files = [file('attachment', 'text/plain'), file('notes.log', 'text/plain'), file('untitled')];
  expect(giveToTakers(files).map(({ name }) => name)).toEqual(['notes.log', 'untitled']);
  expect(taken).toEqual(['attachment']);
  remove();
});

it('gives items that are dragged inside the window to who takes items, and to nobody who takes only files', () => {
  const taken: ItemId[] = [];
  const files = { takesName: () => true, takesType: () => true, verb: 'Add', text: '', take: () => undefined };
  const removeFirst = addFileTaker(files);
  expect(giveItems(['song' as ItemId])).toBe(false);
  expect(itemTaker()).toBeNull();
  const remove = addFileTaker({ ...files, verb: 'Use', takeItems: (ids) => void taken.push(...ids) });
  expect(giveItems(['song' as ItemId])).toBe(true);
  expect([itemTaker()?.verb, taken]).toEqual(['Use', ['song']]);
  remove();
  removeFirst();
});
