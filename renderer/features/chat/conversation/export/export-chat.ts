import type { ConversationFormat } from '../../../../../shared/domain/conversation/exporting/conversation-export.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { client } from '../../../../api/client.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { texts } from '../../texts.ts';

/** Writes chats into a folder that is asked for, and says where they are. Resolves with whether they were written. */
export async function exportChats(ids: readonly ItemId[], format: ConversationFormat): Promise<boolean> {
  try {
    const written = await client.conversations.export({ ids: [...ids], format });
    if (!written) return false;
    const [first = '', ...others] = written.fileNames;
    const what = others.length === 0 ? first : texts.export.chats(written.fileNames.length);
    const message = texts.export.done(what, written.folder);
    announce(message);
    showToast({ message });
    return true;
  } catch (error) {
    showFailureToast(texts.failures.export(ids.length), error);
    return false;
  }
}
