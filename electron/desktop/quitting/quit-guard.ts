import { app, type BrowserWindow, dialog, powerMonitor } from 'electron';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { Core } from '../../core/create-core.ts';
import type { Log } from '../../core/host-ports.ts';
import { type QuitChoice, QuitPlan } from './quit-plan.ts';
import { DESKTOP_TEXTS } from '../texts.ts';

const DISPOSE_LIMIT_MS = 10_000;

/** The guard of quitting. Call `followJobs` when core is open. */
export type QuitGuard = {
  /** Quits once the work that was waited for is done; until `signal` aborts. */
  followJobs(core: Core, signal: AbortSignal): Promise<void>;
  /** Whether the app goes on without a window: closing the last one does not end it then. */
  isInBackground(): boolean;
  /** To be called when the main window is opened. */
  onWindowOpened(): void;
};

/**
 * Asks before quitting while work runs, and ends core before the process ends. A system that shuts down and a signal are
 * not asked: what runs is on disk and resumes at the next start. `core` is null until it is open; `staysOpen` says whether the app
 * goes on without its main window anyway, so that closing it ends nothing. To be called once the app is
 * ready, before any other code listens to signals.
 */
export function guardQuitting(
  core: () => Core | null,
  { window, staysOpen, log }: { window: () => BrowserWindow | null; staysOpen: () => boolean; log: Log },
): QuitGuard {
  let isDecided = false;
  let isAsking = false;
  let isDisposed = false;
  const decide = () => {
    isDecided = true;
    app.quit();
  };
  const plan = new QuitPlan({
    hasRunning: () => core()?.jobs.hasRunning() === true,
    quit: decide,
    closeWindow: () => window()?.close(),
  });
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const choice = await chooseEnd(window());
    isAsking = false;
    plan.choose(choice);
  };
  const holds = () => !isDecided && plan.asks;
  app.on('before-quit', (event) => {
    if (!holds()) return;
    event.preventDefault();
    void ask();
  });
  app.on('browser-window-created', (_event, created) => {
    created.on('close', (event) => {
      // Only the main window ends the app. On macOS it and its work go on without one.
      if (created !== window() || process.platform === 'darwin' || staysOpen() || !holds()) return;
      event.preventDefault();
      void ask();
    });
  });
  app.on('will-quit', (event) => {
    const opened = core();
    if (isDisposed || !opened) return;
    event.preventDefault();
    void disposeInTime(opened, log).then(() => {
      isDisposed = true;
      // Not within the event: Electron takes a quit that comes before the event has returned for the one it holds back.
      setImmediate(() => app.quit());
    });
  });
  powerMonitor.on('shutdown', decide);
  takeSignals(decide);
  return {
    isInBackground: () => plan.isInBackground,
    onWindowOpened: () => plan.onWindowOpened(),
    async followJobs({ changes }, signal) {
      for await (const batch of changes.subscribe({ signal })) {
        if (batch.some(({ domain }) => domain === 'jobs')) plan.onJobsChanged();
      }
    },
  };
}

function takeSignals(decide: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // Node puts us above Chromium's own handler, which asks as for any quit, only when we are the first to listen. A listener
    // that is replaced later loses the signal that arrives while core opens.
    process.on(signal, decide);
  }
}

/** In the order of the buttons. */
const CHOICES: readonly QuitChoice[] = ['keep-working', 'when-finished', 'background', 'later'];

async function chooseEnd(window: BrowserWindow | null): Promise<QuitChoice> {
  const { title, text, keepWorking, whenFinished, background, later } = DESKTOP_TEXTS.quit;
  const options = {
    type: 'question' as const,
    message: title,
    detail: text,
    buttons: [keepWorking, whenFinished, background, later],
    defaultId: 0,
    cancelId: 0,
  };
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return CHOICES[response] ?? 'keep-working';
}

/** What core cannot bring to the disk any more, as when that was pulled out, keeps nobody from quitting. */
async function disposeInTime(core: Core, log: Log): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DISPOSE_LIMIT_MS);
  });
  const ended = core
    .dispose()
    .catch((error: unknown) => log.error('The app could not end in order.', { code: failureRecord(error).code }));
  await Promise.race([ended, limit]);
  clearTimeout(timer);
}
