import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId, LineId } from '../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../shared/domain/script/script-edit.ts';
import { noProcesses, openTestCore, type TestCore } from '../testing/test-core.ts';

let test: TestCore;
beforeEach(() => {
  test = openTestCore({ processes: noProcesses });
});
afterEach(async () => {
  vi.useRealTimers();
  await test.dispose();
});

const scripts = () => test.core.scripts;
const textsOf = (id: ItemId) =>
  scripts()
    .get({ id })
    .lines.map((line) => line.text);
const lineAt = (id: ItemId, index: number) => scripts().get({ id }).lines[index]?.id ?? ('' as LineId);
const edit = (id: ItemId, edits: ScriptEdit[], label = 'Edit') => scripts().edit({ id, edits, label });
const setText = (id: ItemId, index: number, text: string): ScriptEdit => ({
  kind: 'setText',
  lineId: lineAt(id, index),
  text,
});

describe('writing a script', () => {
  it('begins with the defaults of the settings, an empty line and a name', async () => {
    const { speak } = test.core.settings.get();
    test.core.settings.set({ speak: { defaults: { ...speak.defaults, model: 'speech-02-turbo', gapMs: 50 } } });
    const script = await scripts().create({});
    expect([script.title, script.lines.length, script.lines[0]?.text]).toEqual(['Untitled script', 1, '']);
    expect(script).toMatchObject({
      settings: { model: 'speech-02-turbo', gapMs: 50 },
      revision: 0,
      canUndo: false,
      canRedo: false,
      dubOf: null,
    });
  });

  it('finds cast and sections in a text and names itself by its beginning', async () => {
    const script = await scripts().create({ text: '## One\n\n[Ann] Hello.\n\n[Bob] Hi.\n\n## Two\n\n[Ann] Bye.' });
    expect(script.characters.map((character) => character.name)).toEqual(['Ann', 'Bob']);
    expect(script.lines.map(({ text, section }) => [text, section])).toEqual([
      ['Hello.', 'One'],
      ['Hi.', null],
      ['Bye.', 'Two'],
    ]);
    expect(script.title).toBe('Hello.');
    expect((await scripts().create({ text: `${'word '.repeat(40)}` })).title).toMatch(/^(word ){11,12}…$/);
    expect((await scripts().create({ title: 'Mine', text: 'Other' })).title).toBe('Mine');
    expect((await scripts().create({ text: `# ${'word '.repeat(400)}\n\nText.` })).title).toHaveLength(300);
  });

  it('undoes and redoes everything after a restart', async () => {
    const { id } = await scripts().create({ text: 'One.\n\nTwo.\n\nThree.' });
    const before = scripts().get({ id });
    edit(id, [{ kind: 'split', lineId: lineAt(id, 0), offset: 2, newLineId: 'cut' as LineId }], 'Split line');
    edit(id, [{ kind: 'setSettings', values: { gapMs: 900, voiceId: 'Deep_Voice_Man' } }], 'Set gap');
    edit(id, [{ kind: 'rename', title: 'Renamed' }], 'Rename');
    edit(id, [{ kind: 'delete', lineIds: [lineAt(id, 2)] }], 'Delete line');
    const after = scripts().get({ id });
    await test.reopen();
    expect(scripts().get({ id })).toEqual(after);
    const undone = Array.from({ length: 5 }, () => scripts().undo({ id })?.label ?? null);
    expect(undone).toEqual(['Delete line', 'Rename', 'Set gap', 'Split line', null]);
    expect(scripts().get({ id })).toEqual({ ...before, revision: 8, canRedo: true });
    await test.reopen();
    const redone = Array.from({ length: 5 }, () => scripts().redo({ id })?.label ?? null);
    expect(redone).toEqual(['Split line', 'Set gap', 'Rename', 'Delete line', null]);
    expect(scripts().get({ id })).toEqual({ ...after, revision: 12 });
  });

  it('answers with the patch that leads from one revision to the next', async () => {
    const { id } = await scripts().create({ text: 'One.' });
    const change = edit(id, [setText(id, 0, 'Uno.')], 'Edit text');
    expect(change).toMatchObject({ id, revision: 1, label: 'Edit text', canUndo: true, canRedo: false });
    expect(change.patch.lines.map((line) => line.text)).toEqual(['Uno.']);
    expect(edit(id, [setText(id, 0, 'Uno.')])).toMatchObject({ revision: 1, patch: { lines: [] } });
  });

  it('is read again only where it is not at the revision that is known', async () => {
    const { id, revision } = await scripts().create({ text: 'One.' });
    expect(scripts().newer({ id, revision })).toBeNull();
    const change = edit(id, [setText(id, 0, 'Uno.')]);
    expect(scripts().newer({ id, revision })).toEqual(scripts().get({ id }));
    expect(scripts().newer({ id, revision: change.revision })).toBeNull();
    scripts().undo({ id });
    expect(scripts().newer({ id, revision: change.revision })?.lines[0]?.text).toBe('One.');
  });

  it('makes one step of typing that goes on and another after a pause, an undo or a change of line', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { id } = await scripts().create({ text: 'One.\n\nTwo.' });
    const type = (index: number, text: string, afterMs = 500) => {
      vi.advanceTimersByTime(afterMs);
      return edit(id, [setText(id, index, text)], 'Edit text');
    };
    for (const text of ['O', 'On', 'Once']) type(0, text);
    type(1, 'Twice');
    type(1, 'Twice more', 2500);
    scripts().undo({ id });
    expect(textsOf(id)).toEqual(['Once', 'Twice']);
    type(1, 'Twice again', 10);
    scripts().undo({ id });
    expect(textsOf(id)).toEqual(['Once', 'Twice']);
    scripts().undo({ id });
    scripts().undo({ id });
    expect([textsOf(id), scripts().undo({ id })]).toEqual([['One.', 'Two.'], null]);
    scripts().redo({ id });
    expect(textsOf(id)).toEqual(['Once', 'Two.']);
  });

  it('does several edits as one step, or none of them', async () => {
    const { id } = await scripts().create({ text: 'One.\n\nTwo.' });
    const bad: ScriptEdit = { kind: 'delete', lineIds: ['nobody' as LineId] };
    expect(() => edit(id, [setText(id, 0, 'Uno.'), bad])).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    expect([textsOf(id), scripts().get({ id }).revision]).toEqual([['One.', 'Two.'], 0]);
    edit(id, [setText(id, 0, 'Uno.'), setText(id, 1, 'Due.')]);
    scripts().undo({ id });
    expect(textsOf(id)).toEqual(['One.', 'Two.']);
  });

  it('keeps its title in step with the library', async () => {
    const { id, revision } = await scripts().create({ title: 'First' });
    test.core.library.rename({ id, title: 'Second' });
    expect(scripts().get({ id })).toMatchObject({ title: 'Second', revision: revision + 1 });
    edit(id, [{ kind: 'rename', title: 'Third' }]);
    expect([test.core.library.get({ id }).title, scripts().get({ id }).revision]).toEqual(['Third', revision + 2]);
    scripts().undo({ id });
    expect(test.core.library.get({ id }).title).toBe('Second');
  });

  it('edits a script of 5,000 lines line by line and as a whole', async () => {
    const text = Array.from({ length: 5000 }, (_, index) => `[${index % 2 ? 'Ann' : 'Bob'}] Line ${index}.`).join('\n');
    const { id, lines } = await scripts().create({ text });
    expect(lines.length).toBe(5000);
    const ids = lines.map((line) => line.id);
    for (let index = 0; index < 50; index++) edit(id, [setText(id, index * 100, `Changed ${index}.`)]);
    edit(id, [{ kind: 'setLines', lineIds: ids, values: { language: 'English' } }]);
    edit(id, [{ kind: 'move', lineIds: ids.slice(4000), afterId: null }]);
    const texts = textsOf(id);
    expect([texts[0], texts[1000], texts[4999]]).toEqual(['Changed 40.', 'Changed 0.', 'Line 3999.']);
    scripts().undo({ id });
    scripts().undo({ id });
    expect(
      scripts()
        .get({ id })
        .lines.every((line) => line.language === null),
    ).toBe(true);
    expect(textsOf(id)[4999]).toBe('Line 4999.');
  });
});
