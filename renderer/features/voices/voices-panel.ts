import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { DockColumn } from './dock/dock-column.tsx';
import { ListColumn } from './list/list-column.tsx';
import { texts } from './texts.ts';
import { MainStage } from './main-stage.tsx';

/** The Voices panel: every voice that can speak, and how to make one's own. */
export const voicesPanel: Panel = {
  id: 'voices',
  title: texts.title,
  icon: PANEL_ICONS.voices,
  command: 'go.voices',
  place: 'top',
  List: ListColumn,
  Main: MainStage,
  Dock: DockColumn,
};
