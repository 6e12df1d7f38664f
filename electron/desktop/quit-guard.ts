import { app, type BrowserWindow, dialog, powerMonitor } from 'electron';
import type { Core } from '../core/create-core.ts';
import { DESKTOP_TEXTS } from './texts.ts';

const DISPOSE_LIMIT_MS = 10_000;

/**
 * Asks before quitting while work runs, and ends core before the process ends. A system that shuts down and a signal are
 * not asked: what runs is on disk and resumes at the next start. `core` is null until it is open. Call `takeSignals` when all
 * code is loaded.
 */
export function guardQuitting(core: () => Core | null, window: () => BrowserWindow | null): { takeSignals(): void } {
  let isDecided = false;
  let isAsking = false;
  let isDisposed = false;
  const decide = () => {
    isDecided = true;
    app.quit();
  };
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const wantsToQuit = await confirmQuitting(window());
    isAsking = false;
    if (wantsToQuit) decide();
  };
  const holds = () => !isDecided && core()?.jobs.hasActive() === true;
  app.on('before-quit', (event) => {
    if (!holds()) return;
    event.preventDefault();
    void ask();
  });
  app.on('browser-window-created', (_event, created) => {
    created.on('close', (event) => {
      // On macOS the app and its work go on without a window.
      if (process.platform === 'darwin' || !holds()) return;
      event.preventDefault();
      void ask();
    });
  });
  app.on('will-quit', (event) => {
    const opened = core();
    if (isDisposed || !opened) return;
    event.preventDefault();
    void disposeInTime(opened).then(() => {
      isDisposed = true;
      // Not within the event: Electron takes a quit that comes before the event has returned for the one it holds back.
      setImmediate(() => app.quit());
    });
  });
  powerMonitor.on('shutdown', decide);
  return {
    takeSignals() {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
        // A package listens too; and Node puts us above Chromium's own handler, which asks as for any quit, only when we are
        // the first to listen.
        process.removeAllListeners(signal);
        process.on(signal, decide);
      }
    },
  };
}

async function confirmQuitting(window: BrowserWindow | null): Promise<boolean> {
  const texts = DESKTOP_TEXTS.quit;
  const options = {
    type: 'question' as const,
    message: texts.title,
    detail: texts.text,
    buttons: [texts.keepWorking, texts.quit],
    defaultId: 0,
    cancelId: 0,
  };
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 1;
}

async function disposeInTime(core: Core): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DISPOSE_LIMIT_MS);
  });
  await Promise.race([core.dispose(), limit]);
  clearTimeout(timer);
}
