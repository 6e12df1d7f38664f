import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { BatchDropTarget } from './new-batch/batch-drop-target.tsx';
import { TEXTS } from './texts.ts';

/** The Tasks panel: all work of all panels, running, waiting, failed and finished. */
export const tasksPanel: Panel = {
  id: 'tasks',
  title: TEXTS.title,
  icon: PANEL_ICONS.tasks,
  command: 'go.tasks',
  place: 'foot',
  Background: BatchDropTarget,
  hasList: true,
  hasDock: true,
};
