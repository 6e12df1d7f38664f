import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportNetworkReturn } from '../../api/connection/network-return.ts';
import { loadSettings } from '../../api/settings/settings.ts';
import { App } from '../app.tsx';
import { loadOtherContents } from './panel-contents.ts';
import { Providers } from './providers.tsx';

/**
 * Renders the app in `root`, in place of what is there. It does not wait for core, which is loaded at the same time: the
 * preferences of the last run hold until it answers, and nothing moves unless they were changed elsewhere.
 */
export function openApp(root: HTMLElement): void {
  loadSettings().catch((error: unknown) => console.warn('Core did not tell the settings.', error));
  reportNetworkReturn();
  void loadOtherContents();
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>,
  );
}
