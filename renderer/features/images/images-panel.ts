import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { texts } from './texts.ts';

/** The Images panel: images from a prompt, and those that were generated before. */
export const imagesPanel: Panel = {
  id: 'images',
  title: texts.title,
  icon: PANEL_ICONS.images,
  command: 'go.images',
  place: 'top',
  hasList: true,
  hasForm: true,
  hasDock: true,
};
