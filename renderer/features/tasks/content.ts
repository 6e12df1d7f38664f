import type { PanelContent } from '../../ui/layout/panel.ts';
import { TaskDock } from './dock/task-dock.tsx';
import { FilterColumn } from './filters/filter-column.tsx';
import { MainStage } from './main-stage.tsx';

/** What the Tasks panel shows; only loaded by renderer/app/start/panel-contents.ts. */
export const content: PanelContent = {
  List: FilterColumn,
  Main: MainStage,
  Dock: TaskDock,
};
