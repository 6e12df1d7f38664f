import type { ConversationFormat } from '../../../../shared/domain/conversation/conversation-export.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { texts } from '../texts.ts';

/** Writes a chat into a folder that is asked for, and says where it is. */
export async function exportChat(id: ItemId, format: ConversationFormat): Promise<void> {
  try {
    const written = await client.conversations.export({ id, format });
    if (!written) return;
    const message = texts.export.done(written.fileName, written.folder);
    announce(message);
    showToast({ message });
  } catch (error) {
    showFailureToast(texts.failures.export, error);
  }
}
