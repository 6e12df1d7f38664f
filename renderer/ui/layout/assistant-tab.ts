import { type ComponentType, createContext } from 'react';
import { create } from 'zustand';
import type { ItemId } from '../../../shared/domain/ids.ts';

/** The assistant beside a panel. `item` is what the panel shows, null where that is nothing of the library. */
export type AssistantPane = ComponentType<{ item: ItemId | null }>;

/** The last tab of every inspector. The frame gives it, because a room of the interface knows no panel; null: there is none. */
export const AssistantTabContext = createContext<{ label: string; Pane: AssistantPane } | null>(null);

/**
 * Whether inspectors show the assistant. It is one choice for all panels: whoever talks to it goes on in the next one. `wantsFocus`:
 * its field takes the keyboard once it is there.
 */
export const useAssistantTab = create<{ isShown: boolean; wantsFocus: boolean }>()(() => ({
  isShown: false,
  wantsFocus: false,
}));
