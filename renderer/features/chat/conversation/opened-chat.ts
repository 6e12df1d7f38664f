import { create } from 'zustand';
import type { ItemId } from '../../../../shared/domain/ids.ts';

/** The chat that the panel has open, which it shows again when it is entered without an address. */
export const useOpenedChat = create<{ openId: ItemId | null }>()(() => ({ openId: null }));

/** How the panel's address and what it has open follow each other, see useOpenedRoute. A chat keeps no place of its own. */
export const OPENED_CHAT = {
  read: () => ({ openId: useOpenedChat.getState().openId, hasPlace: true }),
  open: (openId: ItemId | null) => useOpenedChat.setState({ openId }),
};

/** Nothing is open any more. */
export const leaveChat = (): void => useOpenedChat.setState({ openId: null });
