import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../feedback/test-data/shown-toasts.ts';
import { noteStep, organisedStep, redoLast, undoLast, type UndoStep, useUndo } from './undo-steps.ts';

/** A step that notes when it is taken back and done again. */
function stepOf(label: string, log: string[], isDone = true): UndoStep {
  return {
    label,
    undo: async () => {
      log.push(`${isDone ? 'undo' : 'redo'} ${label}`);
      return stepOf(label, log, !isDone);
    },
  };
}
const labels = (of: 'done' | 'undone') => useUndo.getState()[of].map(({ label }) => label);

beforeEach(() => {
  useUndo.setState({ done: [], undone: [] });
  notifications.clean();
  notifications.cleanQueue();
});

describe('steps', () => {
  it('are taken back from the last one on, and done again the other way round', async () => {
    const log: string[] = [];
    for (const label of ['one', 'two']) noteStep(stepOf(label, log));
    await undoLast();
    await undoLast();
    await redoLast();
    await redoLast();
    await undoLast();
    expect(log).toEqual(['undo two', 'undo one', 'redo one', 'redo two', 'undo two']);
    expect([labels('done'), labels('undone')]).toEqual([['one'], ['two']]);
  });

  it('that were taken back cannot be done again once something else was done', async () => {
    noteStep(stepOf('one', []));
    await undoLast();
    noteStep(stepOf('two', []));
    expect([labels('done'), labels('undone')]).toEqual([['two'], []]);
  });

  it('of which there are none do nothing', async () => {
    await undoLast();
    await redoLast();
    expect(shownToasts()).toEqual([]);
  });

  it('are kept for the last hundred', () => {
    for (let at = 0; at < 120; at += 1) noteStep(stepOf(`${at}`, []));
    expect(labels('done')).toHaveLength(100);
    expect(labels('done')[0]).toBe('20');
    expect(labels('done').at(-1)).toBe('119');
  });

  it('that cannot be taken back say so and leave the way to the step before open', async () => {
    const log: string[] = [];
    const undo = () => Promise.reject(new Failure('NOT_FOUND', 'It is gone.'));
    noteStep(stepOf('one', log));
    noteStep({ label: 'two', undo });
    await undoLast();
    expect(shownToasts()[0]?.message).toContain('two');
    expect(labels('undone')).toEqual([]);
    await undoLast();
    expect(log).toEqual(['undo one']);
  });

  it('are two where undo is pressed again before the first one is taken back', async () => {
    const log: string[] = [];
    for (const label of ['one', 'two']) noteStep(stepOf(label, log));
    await Promise.all([undoLast(), undoLast()]);
    expect(log.toSorted()).toEqual(['undo one', 'undo two']);
    expect(labels('done')).toEqual([]);
  });
});

describe('a change of how things are kept', () => {
  it('is undone by core, and done again with what core answered', async () => {
    const answers = ['redo-1', 'undo-2', null];
    const core = standInCore({
      organisation: { undo: () => ({ changedCount: 1, undoId: answers.shift() ?? null }) },
    });
    noteStep(organisedStep('Rate', 'undo-1'));
    await undoLast();
    await redoLast();
    expect(core.asked).toEqual([
      ['organisation.undo', { undoId: 'undo-1' }],
      ['organisation.undo', { undoId: 'redo-1' }],
    ]);
    expect(labels('done')).toEqual(['Rate']);
    await undoLast();
    expect(core.asked.at(-1)).toEqual(['organisation.undo', { undoId: 'undo-2' }]);
  });

  it('of which core has nothing to take back keeps its place between undo and redo', async () => {
    const core = standInCore({ organisation: { undo: () => ({ changedCount: 0, undoId: null }) } });
    noteStep(organisedStep('Rate', 'undo-1'));
    await undoLast();
    expect(labels('undone')).toEqual(['Rate']);
    await redoLast();
    expect([labels('done'), labels('undone')]).toEqual([['Rate'], []]);
    expect(core.asked).toHaveLength(1);
  });
});
