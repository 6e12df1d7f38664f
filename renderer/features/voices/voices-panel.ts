import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { texts } from './texts.ts';

/** The Voices panel: every voice that can speak, and how to make one's own. */
export const voicesPanel: Panel = {
  id: 'voices',
  title: texts.title,
  icon: PANEL_ICONS.voices,
  command: 'go.voices',
  place: 'top',
  hasList: true,
  hasDock: true,
};
