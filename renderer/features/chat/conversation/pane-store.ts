import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';

/** `failure`: why no chat could be created. */
type PaneState = { chatId: ItemId | null; hiddenItem: ItemId | null; failure: FailureRecord | null };

const sideChat = (name: string) =>
  create<PaneState>()(
    persist((): PaneState => ({ chatId: null, hiddenItem: null, failure: null }), {
      name,
      version: 1,
      partialize: ({ chatId }) => ({ chatId }),
    }),
  );

/** The chat beside panels, kept over restarts, and the item that the assistant was told not to see. */
export const usePane = sideChat('atelier.chat-pane');

/** The same of the mini window, in which nothing is open beside the chat. */
export const useMiniPane = sideChat('atelier.mini-chat');

/** One of the two. */
export type SideChat = typeof usePane;
