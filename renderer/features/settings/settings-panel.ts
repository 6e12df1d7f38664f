import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { TEXTS } from './texts.ts';

/** The Settings panel. */
export const settingsPanel: Panel = {
  id: 'settings',
  title: TEXTS.title,
  icon: PANEL_ICONS.settings,
  command: 'app.settings',
  place: 'foot',
  hasList: true,
  hasDock: false,
};
