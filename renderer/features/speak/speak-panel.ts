import { PANEL_ICONS } from '../../ui/kinds/panel-icons.ts';
import type { Panel } from '../../ui/layout/panel.ts';
import { ScriptDropTarget } from './importing/drop-target.tsx';
import { texts } from './texts.ts';

/** The Speak panel: a script in, narration out. */
export const speakPanel: Panel = {
  id: 'speak',
  title: texts.title,
  icon: PANEL_ICONS.speak,
  command: 'go.speak',
  place: 'top',
  Background: ScriptDropTarget,
  hasList: true,
  hasDock: true,
};
