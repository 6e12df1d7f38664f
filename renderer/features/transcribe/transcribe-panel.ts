import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { DockColumn } from './dock/dock-column.tsx';
import { HistoryColumn } from './history/history-column.tsx';
import { DropTarget } from './importing/drop-target.tsx';
import { MainStage } from './stage/main-stage.tsx';
import { texts } from './texts.ts';
import { TranscribeProvider } from './document/transcript-context.tsx';

/** The Transcribe panel: recordings in, timed text out. */
export const transcribePanel: Panel = {
  id: 'transcribe',
  title: texts.title,
  icon: PANEL_ICONS.transcribe,
  command: 'go.transcribe',
  place: 'top',
  Provider: TranscribeProvider,
  Background: DropTarget,
  List: HistoryColumn,
  Main: MainStage,
  Dock: DockColumn,
};
