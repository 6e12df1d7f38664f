import type { PanelContent } from '../../ui/layout/panel.ts';
import { DockColumn } from './dock/dock-column.tsx';
import { ListColumn } from './list/list-column.tsx';
import { ChatPane } from './pane/chat-pane.tsx';
import { MiniChat } from './mini/mini-chat.tsx';
import { MainStage } from './stage/main-stage.tsx';

/** What the Chat panel shows; only loaded by renderer/app/start/panel-contents.ts. */
export const content: PanelContent = {
  List: ListColumn,
  Main: MainStage,
  Dock: DockColumn,
  Pane: ChatPane,
  Mini: MiniChat,
};
