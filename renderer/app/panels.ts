import type { Panel } from '../ui/layout/panel.ts';
import { chatPanel } from '../features/chat/index.ts';
import { imagesPanel } from '../features/images/index.ts';
import { libraryPanel } from '../features/library/index.ts';
import { musicPanel } from '../features/music/index.ts';
import { settingsPanel } from '../features/settings/index.ts';
import { speakPanel } from '../features/speak/index.ts';
import { tasksPanel } from '../features/tasks/index.ts';
import { transcribePanel } from '../features/transcribe/index.ts';
import { videoPanel } from '../features/video/index.ts';
import { voicesPanel } from '../features/voices/index.ts';

/** The panels that exist, in the order of the rail. A new panel is one line here and one in start/panel-contents.ts. */
export const PANELS: readonly Panel[] = [
  transcribePanel,
  speakPanel,
  voicesPanel,
  imagesPanel,
  musicPanel,
  videoPanel,
  chatPanel,
  libraryPanel,
  tasksPanel,
  settingsPanel,
];

/** The panel of an address; the first one for an unknown address. */
export function panelOf(id: string): Panel {
  const panel = PANELS.find((candidate) => candidate.id === id) ?? PANELS[0];
  if (!panel) throw new Error('There are no panels.');
  return panel;
}
