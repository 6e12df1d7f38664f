import type { ItemExportResult } from '../../../../shared/domain/library/item-export.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import { type ExportQuestion, exportOrder, useExportDialog } from './export-store.ts';
import { exportTexts } from './export-texts.ts';

/** Writes items as was chosen, into a folder that the user picks; the dialog stays until they are there, and can end it. */
export async function exportItems(question: ExportQuestion): Promise<void> {
  const stop = new AbortController();
  useExportDialog.setState({ question, writing: { cancel: () => stop.abort() } });
  await writeItems(question, stop.signal);
  useExportDialog.setState({ question: null, writing: null });
}

async function writeItems({ ids, subject }: ExportQuestion, signal: AbortSignal): Promise<void> {
  const order = exportOrder(subject);
  try {
    const result: ItemExportResult | null = await client.library.export({ ids: [...ids], ...order }, { signal });
    if (!result) return;
    const { fileNames, folder } = result;
    const [name] = fileNames;
    const isOne = order.form !== 'folder' && name !== undefined;
    showToast({ message: isOne ? exportTexts.doneAs(name, folder) : exportTexts.done(fileNames.length, folder) });
  } catch (error) {
    if (signal.aborted) showToast({ message: exportTexts.cancelled });
    else showFailureToast(exportTexts.notDone, error);
  }
}
