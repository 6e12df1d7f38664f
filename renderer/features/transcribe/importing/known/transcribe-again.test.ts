import { notifications } from '@mantine/notifications';
import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId } from '../../../../../shared/domain/ids.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { openQuestion, type QuestionAnswer } from '../../../../ui/feedback/confirm-dialog.tsx';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { transcribeAgain, transcribeInCloud } from './transcribe-again.ts';

const mediaId = 'm_1' as ItemId;
const started = [{ mediaId, transcriptId: 't_new' as ItemId, jobId: 'j' as JobId }];

/** Core that has made this transcript before, and makes another only when that is meant. */
function coreWithSame() {
  return standInCore({
    transcripts: {
      start: ({ refusesSame }) => {
        if (refusesSame) throw reasonedFailure('CONFLICT', 'same_request', { transcriptId: 't_old', madeAtMs: 5 });
        return started;
      },
    },
  });
}

async function answer(given: QuestionAnswer): Promise<void> {
  await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
  openQuestion()?.answer(given);
}

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

it('transcribes in the cloud without naming a language, and opens what is written', async () => {
  const core = standInCore({ transcripts: { start: () => started } });
  await transcribeInCloud(mediaId);
  expect(core.asked).toEqual([
    ['transcripts.start', { mediaIds: [mediaId], engine: 'cloud', language: null, refusesSame: true }],
  ]);
  expect(core.hash()).toBe('#/transcribe/t_new');
});

it('opens the transcript that the very same request made before, when that is chosen', async () => {
  const core = coreWithSame();
  const work = transcribeAgain(mediaId);
  await answer('other');
  await work;
  expect([core.asked.length, core.hash()]).toEqual([1, '#/transcribe/t_old']);
});

it('makes it once more only when that is meant, with the same settings', async () => {
  const core = coreWithSame();
  const work = transcribeAgain(mediaId, { engine: 'cloud', language: null });
  await answer('confirm');
  await work;
  expect(core.asked.at(-1)?.[1]).toEqual({ mediaIds: [mediaId], engine: 'cloud', language: null, refusesSame: false });
  expect(core.hash()).toBe('#/transcribe/t_new');
});

it('does nothing when the question is dismissed', async () => {
  const core = coreWithSame();
  const work = transcribeAgain(mediaId);
  await answer('cancel');
  await work;
  expect([core.asked.length, core.hash(), shownToasts()]).toEqual([1, '', []]);
});

it('tells any other failure and asks nothing', async () => {
  standInCore({
    transcripts: {
      start: () => {
        throw new Failure('DISK_FULL', 'The disk is full.');
      },
    },
  });
  await transcribeAgain(mediaId);
  expect(openQuestion()).toBeNull();
  expect(shownToasts()).toHaveLength(1);
});
