import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../feedback/test-data/shown-toasts.ts';
import { noteStep, undoLast, type UndoStep, useUndo } from './undo-steps.ts';
import { showUndoToast } from './undo-toast.ts';

let log: string[] = [];
const stepOf = (label: string): UndoStep => ({
  label,
  undo: () => {
    log.push(label);
    return Promise.resolve(stepOf(label));
  },
});
const messages = () => shownToasts().map(({ message }) => message);

beforeEach(() => {
  log = [];
  standInCore({});
  useUndo.setState({ done: [], undone: [] });
  notifications.clean();
  notifications.cleanQueue();
});

describe('a toast with Undo', () => {
  it('takes back the step that it is about, whatever was done since', () => {
    noteStep(stepOf('bin'));
    showUndoToast('bin');
    noteStep(stepOf('rate'));
    shownToasts()[0]?.act();
    expect(log).toEqual(['bin']);
    expect(useUndo.getState().done.map(({ label }) => label)).toEqual(['rate']);
  });

  it('goes once its step was taken back in another way, and stays while others are', async () => {
    noteStep(stepOf('bin'));
    showUndoToast('1 item in the bin', 'bin');
    noteStep(stepOf('rate'));
    await undoLast();
    expect(messages()).toEqual(['1 item in the bin']);
    await undoLast();
    expect(messages()).toEqual([]);
  });

  it('offers nothing where nothing was changed', () => {
    noteStep(stepOf('rate'));
    showUndoToast('bin');
    expect(shownToasts()).toMatchObject([{ message: 'bin', label: null }]);
  });
});
