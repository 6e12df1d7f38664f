import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { texts } from './texts.ts';

/** The Music panel: songs from a style and lyrics, and those that were generated before. */
export const musicPanel: Panel = {
  id: 'music',
  title: texts.title,
  icon: PANEL_ICONS.music,
  command: 'go.music',
  place: 'top',
  hasList: true,
  hasForm: true,
  hasDock: true,
};
