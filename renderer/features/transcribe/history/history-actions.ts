import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { binItem } from '../../../ui/kinds/item-bin.tsx';
import { texts } from '../texts.ts';
import { useTranscribe } from '../document/transcribe-store.ts';

/** Moves a transcript to the bin, with undo. */
export const binTranscript = (row: { id: ItemId; title: string }) =>
  binItem({ ...row, kind: 'transcript' }, () => useTranscribe.setState({ openId: null }));

/** Gives a transcript another title. */
export async function renameTranscript(id: ItemId, title: string): Promise<void> {
  const trimmed = title.trim();
  if (trimmed === '') return;
  try {
    await client.library.rename({ id, title: trimmed });
  } catch (error) {
    showFailureToast(texts.history.notRenamed, error);
  }
}
