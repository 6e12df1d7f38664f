import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { stopGenerating } from '../generation/generation-job.ts';
import { binScript, renameScript } from './script-actions.ts';
import { useSpeak } from './speak-store.ts';
import { openScriptFor } from './test-data/open-script-data.ts';
import { openInWindow } from './test-data/script-core.ts';

const refused = () => {
  throw new Failure('NOT_FOUND', 'It is gone.');
};
const changed = () => ({ changedCount: 1, undoId: null });

beforeEach(() => {
  useSpeak.setState(useSpeak.getInitialState(), true);
  notifications.clean();
  notifications.cleanQueue();
});

it('gives a script another title without blanks around it, and never an empty one', async () => {
  const { id, open, steps } = await openInWindow(openScriptFor([newScriptLine('a', 'Fog.')]).script);
  renameScript(id, '  Night walk ');
  renameScript(id, '   ');
  expect(open().script.title).toBe('Night walk');
  expect(await steps()).toHaveLength(1);
});

describe('the bin', () => {
  const row = { id: 's_1' as ItemId, title: 'Night walk' };

  it('closes the script that is open, and its undo opens it again', async () => {
    const core = standInCore({ organisation: { bin: changed, restore: changed } });
    window.location.hash = '#/speak/s_1';
    useSpeak.setState({ openId: row.id });
    await binScript(row);
    expect([core.hash(), useSpeak.getState().openId]).toEqual(['#/speak', null]);
    shownToasts()[0]?.act();
    await vi.waitFor(() => expect(core.hash()).toBe('#/speak/s_1'));
  });

  it('leaves the script open where core refuses', async () => {
    const core = standInCore({ organisation: { bin: refused } });
    window.location.hash = '#/speak/s_1';
    useSpeak.setState({ openId: row.id });
    await binScript(row);
    expect([core.hash(), useSpeak.getState().openId, shownToasts().length]).toEqual(['#/speak/s_1', row.id, 1]);
  });
});

describe('stopping', () => {
  const jobs = ['j_1', 'j_2'] as JobId[];

  it('stops every job of the script', async () => {
    const core = standInCore({ jobs: { cancel: () => undefined } });
    await stopGenerating(jobs);
    expect(core.asked.map(([, input]) => input)).toEqual([{ id: 'j_1' }, { id: 'j_2' }]);
  });

  it('says so once where a job could not be stopped', async () => {
    standInCore({ jobs: { cancel: refused } });
    await stopGenerating(jobs);
    expect(shownToasts()).toHaveLength(1);
  });
});
