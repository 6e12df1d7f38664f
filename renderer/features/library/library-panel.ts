import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { texts } from './texts.ts';

/** The Library panel: everything that was made or imported, of every kind. */
export const libraryPanel: Panel = {
  id: 'library',
  title: texts.title,
  icon: PANEL_ICONS.library,
  command: 'go.library',
  place: 'top',
  hasList: true,
  hasDock: true,
};
