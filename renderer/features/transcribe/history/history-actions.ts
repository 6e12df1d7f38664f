import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { tellFailure } from '../../../ui/feedback/tell-failure.ts';
import { currentRoute, navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import { useTranscribe } from '../transcribe-store.ts';

/** Moves a transcript to the bin, with undo. */
export async function binTranscript(row: { id: ItemId; title: string }): Promise<void> {
  try {
    await client.library.moveToBin({ ids: [row.id] });
    if (currentRoute().path[0] === row.id) {
      useTranscribe.setState({ openId: null });
      navigate('transcribe');
    }
    showToast({
      message: texts.history.binned(row.title),
      action: { label: texts.history.undo, run: () => void restoreTranscript(row.id) },
    });
  } catch (error) {
    tellFailure(texts.history.notBinned, error);
  }
}

async function restoreTranscript(id: ItemId): Promise<void> {
  try {
    await client.library.restore({ ids: [id] });
    navigate('transcribe', id);
  } catch (error) {
    tellFailure(texts.history.notRestored, error);
  }
}

/** Gives a transcript another title. */
export async function renameTranscript(id: ItemId, title: string): Promise<void> {
  const trimmed = title.trim();
  if (trimmed === '') return;
  try {
    await client.library.rename({ id, title: trimmed });
  } catch (error) {
    tellFailure(texts.history.notRenamed, error);
  }
}
