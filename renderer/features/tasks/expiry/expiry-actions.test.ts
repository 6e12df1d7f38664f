import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { ExpiringItem } from '../../../../shared/domain/jobs/expiry.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { useTasksStore } from '../tasks-store.ts';
import { expiryActions, runExpiryAction } from './expiry-actions.ts';
import { EXPIRY_TEXTS as words } from './expiry-texts.ts';

const JOB = 'job-1' as JobId;
const itemOf = (values: Partial<ExpiringItem>): ExpiringItem =>
  ({ id: 'e_1', name: 'Anna', jobId: null, shows: null, action: null, ...values }) as ExpiringItem;
const voice = itemOf({ action: { kind: 'use', engine: 'cloud', voiceId: 'anna' } } as Partial<ExpiringItem>);
const result = itemOf({ jobId: JOB, action: { kind: 'save', jobId: JOB } } as Partial<ExpiringItem>);
const offered = (item: ExpiringItem, state: Partial<Parameters<typeof expiryActions>[1]> = {}) =>
  expiryActions(item, { isOpen: false, isLetGo: false, ...state });

const begin = (answers: Answers = {}) => {
  notifications.clean();
  notifications.cleanQueue();
  useTasksStore.setState(useTasksStore.getInitialState(), true);
  return standInCore(answers);
};
beforeEach(() => void begin());

describe('what is offered for something that expires', () => {
  it('is what saves it while it needs attention, or letting it go', () => {
    expect(offered(voice, { isOpen: true })).toEqual(['letExpire', 'use']);
    expect(offered(result, { isOpen: true })).toEqual(['letExpire', 'save']);
  });

  it('is saving a result at any time, and showing what needs no attention', () => {
    expect(offered(result)).toEqual(['save']);
    expect(offered(itemOf({ jobId: JOB }))).toEqual(['show']);
    expect(offered(itemOf({ shows: { kind: 'voice', id: 'anna' } } as Partial<ExpiringItem>))).toEqual(['show']);
    expect(offered(itemOf({}))).toEqual([]);
  });

  it('is only the way back for what is let go', () => {
    expect(offered(voice, { isOpen: true, isLetGo: true })).toEqual(['undoLetExpire']);
    expect(offered(result, { isLetGo: true })).toEqual(['undoLetExpire']);
  });
});

describe('doing it', () => {
  it('uses a voice on its own service and says so', async () => {
    const core = begin({ voices: { use: () => undefined as never } });
    await runExpiryAction('use', voice);
    expect(core.asked).toEqual([['voices.use', { engine: 'cloud', id: 'anna' }]]);
    expect(shownToasts()).toMatchObject([{ message: words.used('Anna') }]);
  });

  it('resumes the task of a result that is not saved yet', async () => {
    const core = begin({ jobs: { resume: () => undefined as never } });
    await runExpiryAction('save', result);
    expect(core.asked).toEqual([['jobs.resume', { id: JOB }]]);
  });

  it('tells what failed, and claims nothing', async () => {
    const failing = () => {
      throw new Failure('RATE_LIMITED', 'Later.');
    };
    begin({ voices: { use: failing }, jobs: { resume: failing } });
    await runExpiryAction('use', voice);
    await runExpiryAction('save', result);
    expect(shownToasts()).toHaveLength(2);
    expect(shownToasts().map(({ message }) => message)).not.toContain(words.used('Anna'));
  });

  it('does nothing that the item has no place for', async () => {
    const core = begin();
    await runExpiryAction('save', voice);
    await runExpiryAction('use', result);
    expect([core.asked, shownToasts()]).toEqual([[], []]);
  });

  it('shows what came of it, else its task in the whole list', async () => {
    const core = begin();
    await runExpiryAction('show', itemOf({ shows: { kind: 'voice', id: 'anna' } } as Partial<ExpiringItem>));
    expect(core.hash()).toBe('#/voices');
    await runExpiryAction('show', itemOf({ shows: { kind: 'script', id: 's_1' } } as Partial<ExpiringItem>));
    expect(core.hash()).toBe('#/speak/s_1');
    useTasksStore.setState({ group: 'attention', selected: null });
    await runExpiryAction('show', itemOf({ jobId: JOB }));
    expect(useTasksStore.getState()).toMatchObject({ view: 'tasks', group: 'all', panel: null, selected: JOB });
  });
});
