import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { CloudFile } from '../../../../shared/domain/jobs/cloud-file.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { cloudFileSteps, runCloudFileStep } from './cloud-file-actions.ts';
import { CLOUD_FILE_TEXTS as words } from './cloud-file-texts.ts';

const fileOf = (values: Partial<CloudFile> = {}): CloudFile =>
  ({ id: 'f_1', name: 'anna.wav', purpose: 'voice_clone', source: null, isGone: false, ...values }) as CloudFile;
const SAMPLE = { id: 'sample-1', title: 'Anna' } as unknown as CloudFile['source'];
const begin = (answers: Answers['cloudFiles'] = {}) =>
  standInCore({ cloudFiles: { remove: () => undefined as never, uploadAgain: () => undefined as never, ...answers } });

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('what is offered for a file of the account', () => {
  it.each([
    ['one that is there', {}, ['delete']],
    ['one of an item', { source: SAMPLE }, ['show', 'delete']],
    ['a sample that is gone', { isGone: true, source: SAMPLE }, ['forget', 'uploadAgain']],
    ['a text that is gone', { isGone: true, purpose: 't2a_async_input' }, ['forget']],
  ] as const)('%s', (_, values, steps) => {
    expect(cloudFileSteps(fileOf(values as Partial<CloudFile>))).toEqual(steps);
  });
});

describe('deleting a file', () => {
  it('asks first, for it is gone for good', async () => {
    const core = begin();
    const done = runCloudFileStep('delete', fileOf());
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    expect(openQuestion()).toMatchObject({
      title: words.deleteTitle('anna.wav'),
      text: words.deleteUnknown,
      isDanger: true,
    });
    expect(core.asked).toEqual([]);
    openQuestion()?.answer('confirm');
    await done;
    expect(core.asked).toEqual([['cloudFiles.remove', { id: 'f_1', purpose: 'voice_clone' }]]);
    expect(shownToasts()).toMatchObject([{ message: words.deleted('anna.wav') }]);
  });

  it('leaves it where the answer is no', async () => {
    const core = begin();
    const done = runCloudFileStep('delete', fileOf({ source: SAMPLE }));
    await vi.waitFor(() => expect(openQuestion()?.text).toBe(words.deleteKnown));
    openQuestion()?.answer('cancel');
    await done;
    expect([core.asked, shownToasts()]).toEqual([[], []]);
  });

  it('that fails is told, and not claimed', async () => {
    begin({
      remove: () => {
        throw new Failure('RATE_LIMITED', 'Later.');
      },
    });
    const done = runCloudFileStep('delete', fileOf());
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    openQuestion()?.answer('confirm');
    await done;
    expect(shownToasts().map(({ message }) => message)).toEqual([expect.stringContaining(words.failedToDelete)]);
  });
});

describe('a file that the service no longer has', () => {
  it('is forgotten without a question', async () => {
    const core = begin();
    await runCloudFileStep('forget', fileOf({ isGone: true }));
    expect(core.asked).toHaveLength(1);
    expect([openQuestion(), shownToasts()]).toEqual([null, []]);
  });

  it('is uploaded again from its item, for the same purpose', async () => {
    const core = begin();
    await runCloudFileStep('uploadAgain', fileOf({ isGone: true, source: SAMPLE, name: '' }));
    expect(core.asked).toEqual([['cloudFiles.uploadAgain', { itemId: 'sample-1', purpose: 'voice_clone' }]]);
    expect(shownToasts()).toMatchObject([{ message: words.uploadedAgain(words.unnamed) }]);
  });
});

it('shows the item of a file in the library', async () => {
  const core = begin();
  await runCloudFileStep('show', fileOf({ source: SAMPLE }));
  expect(core.hash()).toBe('#/library/sample-1');
});
