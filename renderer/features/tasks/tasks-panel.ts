import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { TEXTS } from './texts.ts';

/** The Tasks panel: all work of all panels, running, waiting, failed and finished. */
export const tasksPanel: Panel = {
  id: 'tasks',
  title: TEXTS.title,
  icon: PANEL_ICONS.tasks,
  command: 'go.tasks',
  place: 'foot',
  hasList: true,
  hasDock: true,
};
