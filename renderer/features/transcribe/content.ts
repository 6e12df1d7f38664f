import type { PanelContent } from '../../ui/layout/panel.ts';
import { DockColumn } from './dock/dock-column.tsx';
import { TranscribeProvider } from './document/transcript-context.tsx';
import { HistoryColumn } from './history/history-column.tsx';
import { MainStage } from './stage/main-stage.tsx';

/** What the Transcribe panel shows; only loaded by renderer/app/start/panel-contents.ts. */
export const content: PanelContent = {
  Provider: TranscribeProvider,
  List: HistoryColumn,
  Main: MainStage,
  Dock: DockColumn,
};
