import { Button, Group } from '@mantine/core';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import { closeNewBatch } from './new-batch-store.ts';
import { NEW_BATCH_TEXTS as words } from './new-batch-texts.ts';
import classes from './new-batch.module.css';

/** A row that was ordered and can't be spoken all the same. */
export type RejectedRow = { number: number; failure: FailureRecord };

/** What was started, and each row that wasn't with its reason. Stays until it was read. */
export function RejectedRows({ taskCount, rows }: { taskCount: number; rows: readonly RejectedRow[] }) {
  return (
    <>
      <p role="status">{words.startedSome(taskCount, rows.length)}</p>
      <ul className={classes.rejected}>
        {rows.map(({ number, failure }) => (
          <li key={number}>{words.rejectedRow(number, failureSentences(failure))}</li>
        ))}
      </ul>
      <Group gap={6} mt={14} justify="flex-end">
        <Button variant="filled" data-autofocus onClick={closeNewBatch}>
          {words.close}
        </Button>
      </Group>
    </>
  );
}
