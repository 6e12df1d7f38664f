import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId, PronunciationId } from '../../../shared/domain/ids.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import type { PronunciationScope } from '../../../shared/domain/script/script-views.ts';
import { noProcesses, openTestCore, type TestCore } from '../testing/test-core.ts';

const APP: PronunciationScope = { kind: 'app' };

let test: TestCore;
let script: PronunciationScope & { kind: 'script' };
beforeEach(async () => {
  test = openTestCore({ processes: noProcesses });
  script = { kind: 'script', scriptId: (await test.core.scripts.create({ title: 'Sea: a “talk”' })).id };
});
afterEach(() => test.dispose());

const dictionary = () => test.core.pronunciations;
const entries = () =>
  dictionary()
    .list()
    .map(({ scope, word, replacement }) => [scope.kind, word, replacement]);

describe('pronunciations', () => {
  it('hold one entry for each word and scope, whatever its case', async () => {
    const first = dictionary().set({ scope: APP, word: 'Omg', replacement: 'oh my god' });
    const again = dictionary().set({ scope: APP, word: 'OMG', replacement: 'oh my goodness' });
    dictionary().set({ scope: script, word: 'omg', replacement: 'wow' });
    dictionary().set({ scope: { kind: 'voice', voiceId: 'v' }, word: 'omg', replacement: 'ah' });
    expect(again).toEqual({ id: first.id, scope: APP, word: 'OMG', replacement: 'oh my goodness' });
    const all = [
      ['app', 'OMG', 'oh my goodness'],
      ['script', 'omg', 'wow'],
      ['voice', 'omg', 'ah'],
    ];
    expect(entries()).toEqual(all);
    await test.reopen();
    expect(entries()).toEqual(all);
  });

  it('refuse a slash in a word, an empty entry and a script that is not there', () => {
    const set = (values: Partial<Parameters<ReturnType<typeof dictionary>['set']>[0]>) => () =>
      dictionary().set({ scope: APP, word: 'word', replacement: 'said', ...values });
    const failure = (code: string) => expect.objectContaining({ code });
    expect(set({ word: 'and/or' })).toThrow(failure('INVALID_INPUT'));
    expect(set({ replacement: '  ' })).toThrow(failure('INVALID_INPUT'));
    expect(set({ scope: { kind: 'script', scriptId: 'nobody' as ItemId } })).toThrow(failure('NOT_FOUND'));
    expect(entries()).toEqual([]);
  });

  it('can be changed, but not into another word that is there', () => {
    const { id } = dictionary().set({ scope: APP, word: 'one', replacement: 'won' });
    dictionary().set({ scope: APP, word: 'two', replacement: 'too' });
    expect(dictionary().change({ id, word: 'One', replacement: 'wun' })).toMatchObject({ id, word: 'One' });
    expect(() => dictionary().change({ id, word: 'TWO', replacement: 'x' })).toThrow(
      expect.objectContaining({ code: 'CONFLICT' }),
    );
    expect(() => dictionary().change({ id: 'nobody' as PronunciationId, word: 'x', replacement: 'y' })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    dictionary().remove({ ids: [id] });
    expect(entries()).toEqual([['app', 'two', 'too']]);
  });

  it('come in from a text and go out as one that gives the same again', () => {
    const text = '\uFEFFOMG/oh my god\r\n\r\nNaïve,na eve\n#tag/hash tag\nno entry\n/nothing\nword/\n日本/にほん';
    expect(dictionary().import({ scope: script, text })).toEqual({
      added: 4,
      refused: ['no entry', '/nothing', 'word/'],
    });
    expect(dictionary().import({ scope: script, text: 'omg,wow' })).toEqual({ added: 1, refused: [] });
    const exported = dictionary().export({ scope: script });
    expect(exported.fileName).toBe('Pronunciations Sea a “talk”.txt');
    expect(exported.text.split('\n').filter(Boolean).length).toBe(4);
    dictionary().import({ scope: APP, text: exported.text });
    expect(dictionary().export({ scope: APP })).toEqual({ text: exported.text, fileName: 'Pronunciations.txt' });
    expect(dictionary().export({ scope: { kind: 'voice', voiceId: 'v' } }).text).toBe('');
  });

  it('go with the script that they belong to', async () => {
    dictionary().set({ scope: script, word: 'one', replacement: 'won' });
    test.core.organisation.bin({ refs: [itemRef(script.scriptId)] });
    await test.core.library.deleteForGood({ ids: [script.scriptId] });
    expect(entries()).toEqual([]);
  });
});
