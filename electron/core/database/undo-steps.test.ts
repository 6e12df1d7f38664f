import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { createUndoSteps, stepCountOf } from './undo-steps.ts';

type Patch = { text: string };
const TABLE = { steps: 'test_steps', owner: 'document_id' };
const steps = createUndoSteps<Patch>(TABLE);

let context: TestContext;
beforeEach(() => {
  context = openTestContext();
  context.db.write((tx) =>
    tx.run(`CREATE TABLE test_steps (document_id TEXT NOT NULL, position INTEGER NOT NULL, label TEXT NOT NULL,
      patch TEXT NOT NULL, inverse TEXT NOT NULL, PRIMARY KEY (document_id, position))`),
  );
});
afterEach(() => context.end());

/** A document whose content is one text, and how many steps of it are applied. */
function documentOf(id: string) {
  let [text, position] = ['', 0];
  const move = (direction: -1 | 1) =>
    context.db.write((tx) => {
      const step = steps.next(tx, { id, position }, direction);
      if (step) [text, position] = [step.patch.text, step.position];
      return step?.label ?? null;
    });
  return {
    edit: (next: string) =>
      context.db.write((tx) => {
        const step = { label: `to ${next}`, patch: { text: next }, inverse: { text } };
        steps.push(tx, { id, position }, step);
        [text, position] = [next, position + 1];
      }),
    undo: () => move(-1),
    redo: () => move(1),
    text: () => text,
    count: () => context.db.get<{ count: number }>(`SELECT ${stepCountOf(TABLE, ':id')} AS count`, { id })?.count,
  };
}

describe('the history of a document', () => {
  it('goes back to the beginning and on to the end, and no further at either', () => {
    const play = documentOf('play');
    for (const text of ['a', 'b', 'c']) play.edit(text);
    expect([play.undo(), play.undo(), play.undo(), play.undo()]).toEqual(['to c', 'to b', 'to a', null]);
    expect(play.text()).toBe('');
    expect([play.redo(), play.redo(), play.redo(), play.redo()]).toEqual(['to a', 'to b', 'to c', null]);
    expect(play.text()).toBe('c');
  });

  it('drops what was undone with the next edit, all of it', () => {
    const play = documentOf('play');
    for (const text of ['a', 'b', 'c']) play.edit(text);
    play.undo();
    play.undo();
    play.edit('d');
    expect([play.redo(), play.count()]).toEqual([null, 2]);
    expect([play.undo(), play.text(), play.undo(), play.text()]).toEqual(['to d', 'a', 'to a', '']);
  });

  it('is of this document alone', () => {
    const [one, other] = [documentOf('one'), documentOf('other')];
    one.edit('a');
    other.edit('x');
    other.undo();
    other.edit('y');
    expect([one.count(), one.redo(), one.undo(), one.text()]).toEqual([1, null, 'to a', '']);
    expect([other.count(), other.text()]).toEqual([1, 'y']);
  });

  it('counts the steps that there are, also those that were undone; none of a document without any', () => {
    const play = documentOf('play');
    expect(play.count()).toBe(0);
    play.edit('a');
    play.edit('b');
    play.undo();
    expect(play.count()).toBe(2);
    expect(documentOf('%').count()).toBe(0);
  });

  it('keeps any text as it was, in labels too', () => {
    const play = documentOf("it's; DROP TABLE test_steps --");
    const text = `"'\\ \u0000 \u2028 🎙 ${'x'.repeat(100_000)}`;
    play.edit(text);
    play.edit('after');
    play.undo();
    expect(play.text()).toBe(text);
  });

  it('stores nothing of a step whose transaction fails, and what was undone can still be done again', () => {
    const play = documentOf('play');
    play.edit('a');
    play.edit('b');
    play.undo();
    expect(() =>
      context.db.write((tx) => {
        steps.push(tx, { id: 'play', position: 1 }, { label: 'x', patch: { text: 'x' }, inverse: { text: 'a' } });
        throw new Error('the disk is full');
      }),
    ).toThrow('full');
    expect([play.redo(), play.text()]).toEqual(['to b', 'b']);
  });
});
