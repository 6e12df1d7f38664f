import { IconSend2 } from '@tabler/icons-react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import type { SignedEntry } from '../../context-menu/context-menu.tsx';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { navigate } from '../../layout/navigation.ts';
import { type PicturePlace, sendTo } from '../../layout/send-to.ts';
import { texts } from '../items-texts.ts';

const words = texts.send;
const PLACES: readonly PicturePlace[] = ['first-frame', 'last-frame', 'subject'];

/** The entry of a menu that says where an image can go: frames and subject of a clip, a song's cover, a chat. */
export const sendImageEntry = (id: ItemId): SignedEntry => ({
  label: words.title,
  icon: IconSend2,
  entries: [
    ...PLACES.map((place) => ({ label: words.places[place], run: () => sendToVideo(id, place) })),
    { label: words.cover, run: () => sendToMusic(id) },
    { label: words.chat, run: () => void sendToChat(id) },
  ],
});

/** Gives an image to a clip. */
export const sendToVideo = (id: ItemId, place: PicturePlace): void => sendTo('video', { pictureItemId: id, place });

/** Gives an image to the open song. */
export const sendToMusic = (id: ItemId): void => sendTo('music', { coverItemId: id });

/** Begins a chat whose first message takes the image along; nothing is sent yet. */
export async function sendToChat(itemId: ItemId): Promise<void> {
  try {
    const { id } = await client.conversations.create({});
    await client.conversations.setDraft({ id, draft: { text: '', attachments: [itemId] } });
    navigate('chat', id);
  } catch (error) {
    showFailureToast(words.notSent, error);
  }
}
