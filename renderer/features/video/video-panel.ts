import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { texts } from './texts.ts';

/** The Video panel: clips from a prompt and pictures, and those that were generated before. */
export const videoPanel: Panel = {
  id: 'video',
  title: texts.title,
  icon: PANEL_ICONS.video,
  command: 'go.video',
  place: 'top',
  hasList: true,
  hasForm: true,
  hasDock: true,
};
