import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';

/** `failure`: why no chat could be created. */
type PaneState = { chatId: ItemId | null; hiddenItem: ItemId | null; failure: FailureRecord | null };

/** The chat beside panels, kept over restarts, and the item that the assistant was told not to see. */
export const usePane = create<PaneState>()(
  persist((): PaneState => ({ chatId: null, hiddenItem: null, failure: null }), {
    name: 'atelier.chat-pane',
    version: 1,
    partialize: ({ chatId }) => ({ chatId }),
  }),
);
