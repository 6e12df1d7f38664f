import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSettings } from '../../api/settings/settings.ts';
import { MiniWindow } from '../mini-window/mini-window.tsx';
import { Providers } from './providers.tsx';

/** Renders the mini window in `root`: the page without the frame and its panels. */
export function openMiniWindow(root: HTMLElement): void {
  loadSettings().catch((error: unknown) => console.warn('Core did not tell the settings.', error));
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <MiniWindow />
      </Providers>
    </StrictMode>,
  );
}
