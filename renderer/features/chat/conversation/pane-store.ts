import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ItemId } from '../../../../shared/domain/ids.ts';

/** The chat beside panels, kept over restarts, and the item that the assistant was told not to see. */
export const usePane = create<{ chatId: ItemId | null; hiddenItem: ItemId | null }>()(
  persist((): { chatId: ItemId | null; hiddenItem: ItemId | null } => ({ chatId: null, hiddenItem: null }), {
    name: 'atelier.chat-pane',
    version: 1,
    partialize: ({ chatId }) => ({ chatId }),
  }),
);
