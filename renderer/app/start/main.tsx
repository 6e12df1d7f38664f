import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import '../../ui/theme/tokens.css';
import '../../ui/theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSettings } from '../../api/settings.ts';
import { App } from '../app.tsx';
import { applyAppearance, cachedAppearance } from './appearance.ts';
import { Providers } from './providers.tsx';

const FIRST_ANSWER_MS = 1500;

applyAppearance(cachedAppearance());

/** Waits a moment for the settings, so that the first paint is already right; a silent core must not keep the page empty. */
async function start(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, FIRST_ANSWER_MS));
  const settings = loadSettings().then(
    ({ appearance }) => applyAppearance(appearance),
    (error: unknown) => console.warn('The settings did not come in time.', error),
  );
  await Promise.race([settings, late]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>,
  );
}

void start();
