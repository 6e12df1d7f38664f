import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { texts } from './texts.ts';

/** The Chat panel: conversations with the assistant, which can use the studio. */
export const chatPanel: Panel = {
  id: 'chat',
  title: texts.title,
  icon: PANEL_ICONS.chat,
  command: 'go.chat',
  place: 'top',
  hasList: true,
  hasDock: true,
};
