import { create } from 'zustand';
import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { extendTo, type ListSelection, NO_SELECTION, toggle } from '../../../ui/collection/list/list-selection.ts';

/**
 * What the list of chats shows: a folder, or null for all, and the archive or what is not in it; chats that are chosen for something together, null while none are being
 * chosen; and those that are being put into a folder.
 */
export const useChatList = create<{
  folder: string | null;
  showsArchive: boolean;
  selection: ListSelection<ItemId> | null;
  filing: readonly ItemId[] | null;
}>()(() => ({ folder: null, showsArchive: false, selection: null, filing: null }));

/** Shows a folder, or all chats again when it is shown already. */
export const toggleFolder = (name: string): void =>
  useChatList.setState(({ folder }) => ({ folder: folder === name ? null : name }));

/** Begins to choose chats. */
export const beginSelecting = (): void => useChatList.setState({ selection: NO_SELECTION });

/** Ends choosing chats. */
export const endSelecting = (): void => useChatList.setState({ selection: null });

/** Chooses a chat, or no longer; with `extend` all from the last one to it, in the order of the list. */
export const chooseChat = (id: ItemId, { extend, order }: { extend: boolean; order: readonly ItemId[] }): void =>
  useChatList.setState(({ selection }) => {
    const before = selection ?? NO_SELECTION;
    return { selection: extend ? extendTo(before, id, order) : toggle<ItemId>(before, id) };
  });

/** The archived chats, of a folder where one is shown. */
export const archivedIn = (rows: readonly ConversationRow[], folder: string | null): ConversationRow[] =>
  rows.filter(({ isArchived, folders }) => isArchived && (folder === null || folders.includes(folder)));
