import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { BatchTable } from '../../../../shared/domain/batch/batch-table.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { BatchReview } from './batch-review.tsx';
import { BatchSourceForm } from './batch-source-form.tsx';
import { closeNewBatch, useNewBatch } from './new-batch-store.ts';
import { NEW_BATCH_TEXTS } from './new-batch-texts.ts';
import { readFileTable } from './read-source.ts';

/** A new batch of speech: lines or a table in, then a review of its rows. */
export function NewBatchDialog() {
  const { isOpen, file } = useNewBatch();
  return (
    <Modal opened={isOpen} onClose={closeNewBatch} title={NEW_BATCH_TEXTS.title} size="62rem">
      {isOpen ? <NewBatch key={file?.name ?? ''} file={file} /> : null}
    </Modal>
  );
}

function NewBatch({ file }: { file: File | null }) {
  const [table, setTable] = useState<BatchTable | null>(null);
  const read = async (reading: Promise<BatchTable>) => {
    try {
      setTable(await reading);
    } catch (error) {
      showFailureToast(NEW_BATCH_TEXTS.failedToRead, error);
    }
  };
  useEffect(() => {
    if (file !== null) void read(readFileTable(file));
  }, [file]);
  if (table === null) return <BatchSourceForm read={(reading) => void read(reading)} />;
  return <BatchReview table={table} readAgain={(reading) => void read(reading)} back={() => setTable(null)} />;
}
