import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { tellFailure } from '../../../ui/feedback/tell-failure.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { currentRoute, navigate } from '../../../ui/layout/navigation.ts';
import { editScript } from '../document/open-scripts.ts';
import { useSpeak } from '../speak-store.ts';
import { texts } from '../texts.ts';

/** Gives the open script another title; a step of undo. */
export function renameScript(id: ItemId, title: string): void {
  if (title.trim() !== '') editScript(id, [{ kind: 'rename', title: title.trim() }], texts.labels.rename);
}

/** Moves a script to the bin, with undo. */
export async function binScript(row: { id: ItemId; title: string }): Promise<void> {
  try {
    await client.library.moveToBin({ ids: [row.id] });
    if (currentRoute().path[0] === row.id) {
      useSpeak.setState({ openId: null });
      navigate('speak');
    }
    showToast({
      message: texts.stage.binned(row.title),
      action: { label: texts.stage.undo, run: () => void restoreScript(row.id) },
    });
  } catch (error) {
    tellFailure(texts.stage.notBinned, error);
  }
}

async function restoreScript(id: ItemId): Promise<void> {
  try {
    await client.library.restore({ ids: [id] });
    navigate('speak', id);
  } catch (error) {
    tellFailure(texts.stage.notRestored, error);
  }
}
