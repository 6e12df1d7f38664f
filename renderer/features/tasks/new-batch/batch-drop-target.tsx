import { useEffect } from 'react';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { addFileTaker } from '../../../ui/file-takers.ts';
import { openNewBatch } from './new-batch-store.ts';
import { NEW_BATCH_TEXTS } from './new-batch-texts.ts';

/** A table that is dropped anywhere becomes a batch after its rows were reviewed; the command works in every panel. */
export function BatchDropTarget() {
  useEffect(
    () =>
      addFileTaker({
        takesName: (fileName) => /\.(?:csv|tsv|tab)$/i.test(fileName),
        takesType: (type) => /^text\/(?:csv|tab-separated-values)$/.test(type),
        verb: NEW_BATCH_TEXTS.dropVerb,
        text: NEW_BATCH_TEXTS.dropText,
        take: ([file]) => openNewBatch(file),
      }),
    [],
  );
  useActions({ 'file.newBatch': { run: () => openNewBatch() } });
  return null;
}
