import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import '../../ui/theme/tokens.css';
import '../../ui/theme/global.css';
import { MINI_WINDOW_ADDRESS } from '../../../shared/domain/window-place.ts';
import { rememberedSettings } from '../../api/settings/remembered-settings.ts';
import { applyAppearance } from './appearance.ts';
import { outlineFrame } from './frame-outline.ts';
import { loadContent, panelIdOf } from './panel-contents.ts';

const PAINT_LIMIT_MS = 200;

/**
 * Draws the outline of the frame, lets it be painted, and only then reads the app's code, which takes most of the start.
 */
function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { appearance } = rememberedSettings();
  applyAppearance(appearance);
  if (window.location.search === MINI_WINDOW_ADDRESS) {
    void import('./open-mini-window.tsx').then(({ openMiniWindow }) => openMiniWindow(root));
    return;
  }
  root.replaceChildren(outlineFrame(window.innerWidth, appearance.textScale));
  // A frame callback runs before its frame is painted, the task after it when it was. A window that is not shown has no frames.
  const paint = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const late = new Promise((resolve) => setTimeout(resolve, PAINT_LIMIT_MS));
  void Promise.race([paint, late])
    .then(() => {
      // Both are asked for at once: while core is opened nothing is answered. What fails here is told when the panel opens.
      loadContent(panelIdOf(window.location.hash)).catch(() => undefined);
      return import('./open-app.tsx');
    })
    .then(({ openApp }) => openApp(root));
}

start();
