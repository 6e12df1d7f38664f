import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { BatchTable } from '../../../../shared/domain/batch/batch-table.ts';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { useSettings } from '../../../api/settings/settings.ts';
import { BillingLine } from '../../../ui/generation-form/submit/billing-line.tsx';
import { BatchColumns } from './batch-columns.tsx';
import { BatchReading } from './batch-reading.tsx';
import { BatchRowList } from './batch-row-list.tsx';
import { closeNewBatch } from './new-batch-store.ts';
import { NEW_BATCH_TEXTS as words } from './new-batch-texts.ts';
import classes from './new-batch.module.css';
import { type RejectedRow, RejectedRows } from './rejected-rows.tsx';
import { type BatchPlan, useBatchPlan } from './use-batch-plan.ts';

type ReviewProps = { table: BatchTable; readAgain: (reading: Promise<BatchTable>) => void; back: () => void };

/** How the table is read, what its columns say, and what becomes of each row; then the order. */
export function BatchReview({ table, readAgain, back }: ReviewProps) {
  return (
    <div className={classes.review}>
      <BatchReading table={table} readAgain={readAgain} />
      {table.encodings.length > 0 ? (
        <p role="status">{words.chooseEncoding}</p>
      ) : (
        // Columns and choices belong to one reading of the table.
        <ReviewedRows key={`${table.id} ${table.separator} ${table.rows[0]?.join() ?? ''}`} table={table} back={back} />
      )}
    </div>
  );
}

function ReviewedRows({ table, back }: Pick<ReviewProps, 'table' | 'back'>) {
  const plan = useBatchPlan(table);
  const [isStarting, setStarting] = useState(false);
  const [rejected, setRejected] = useState<{ taskCount: number; rows: RejectedRow[] } | null>(null);
  if (rejected !== null) return <RejectedRows {...rejected} />;
  const start = async () => {
    setStarting(true);
    try {
      const order = { rows: plan.included.map(({ row }) => row), sourceName: table.fileName };
      const { tasks, refused } = await client.batches.start(order);
      if (refused.length > 0) return setRejected({ taskCount: tasks.length, rows: refused });
      showToast({ message: words.started(tasks.length) });
      closeNewBatch();
    } catch (error) {
      showFailureToast(words.failedToStart, error);
    } finally {
      setStarting(false);
    }
  };
  return (
    <>
      <BatchColumns table={table} plan={plan} />
      <BatchRowList plan={plan} leftOut={table.leftOut} />
      <ReviewFooter plan={plan} isStarting={isStarting} start={() => void start()} back={back} />
    </>
  );
}

function ReviewFooter(props: { plan: BatchPlan; isStarting: boolean; start: () => void; back: () => void }) {
  const { plan, isStarting, start, back } = props;
  const { engine } = useSettings();
  const { included, taskCount, rows, mapping } = plan;
  const refused = rows.filter(({ problem }) => problem !== null).length;
  const left = rows.length - refused - included.length;
  const facts = [
    words.sum(taskCount, included.length),
    refused > 0 ? words.refused(refused) : '',
    left > 0 ? words.unchecked(left) : '',
  ];
  const amount = included.reduce((sum, { row }) => sum + characterCount(row.text), 0);
  const problem = mapping.text === null ? words.noText : taskCount === 0 ? words.nothingToStart : null;
  return (
    <footer className={classes.footer}>
      <p className={classes.sum} role="status">
        {problem ?? facts.filter(Boolean).join(' · ')}
      </p>
      <Group gap={6} justify="space-between" wrap="nowrap" align="flex-end">
        <BillingLine engine={engine} billed={{ unit: 'characters', amount }} sent={words.sent} stays={words.stays} />
        <Group gap={6} wrap="nowrap">
          <Button variant="subtle" onClick={back}>
            {words.back}
          </Button>
          <Button variant="filled" disabled={problem !== null} loading={isStarting} onClick={start}>
            {words.start(taskCount)}
          </Button>
        </Group>
      </Group>
    </footer>
  );
}
