import path from 'node:path';
import { app, type BrowserWindow, dialog, ipcMain, nativeTheme, session } from 'electron';
import { failureRecord } from '../../shared/domain/failures/failure.ts';
import type { Core } from '../core/create-core.ts';
import type { Log } from '../core/host-ports.ts';
import { createHttp } from '../http/create-http.ts';
import { builtRenderer, developmentRenderer } from '../http/renderer-source.ts';
import { type ScriptWatch, watchScripts } from './app-script.ts';
import { answerAdmissions } from './files/admitted-files.ts';
import { answerDrags } from './files/dragged-files.ts';
import { createFileTickets } from './files/file-tickets.ts';
import { collectOpenedFiles, takeSingleInstanceLock } from './files/opened-files.ts';
import { showJobActivity } from './jobs/job-activity.ts';
import { createLogFile } from './log-file.ts';
import { installNativeMenu } from './menu/native-menu.ts';
import { createMiniWindow } from './mini-window/mini-window.ts';
import { handOverPorts } from './port-handover.ts';
import type { openCore } from './open-core.ts';
import { applyProfile } from './profile.ts';
import { guardQuitting } from './quitting/quit-guard.ts';
import { registerAppScheme, serveAppScheme } from './security/app-scheme.ts';
import { guardNavigation } from './security/navigation-guard.ts';
import { isFromOurPage } from './security/sender.ts';
import { guardSession } from './security/session-guard.ts';
import { DESKTOP_TEXTS } from './texts.ts';
import { openMainWindow } from './window/main-window.ts';
import { collectPlaces } from './window/shown-places.ts';
import { followTheme } from './window/title-bar.ts';

// Before anything is started: a key for the command line is for no child of the app.
delete process.env['ATELIER_API_KEY'];

/** Address of the development server; a packed app knows none. */
const developmentOrigin = app.isPackaged ? null : (process.env['ATELIER_DEV_SERVER'] ?? null);

/** The page asks for that script some 0.3 s after the start. */
const SCRIPT_LIMIT_MS = 2000;

type OpenedCore = ReturnType<typeof openCore>;

let mainWindow: BrowserWindow | null = null;
const currentWindow = () => mainWindow;
/** Told of each main window; set once quitting is guarded. */
let onWindowOpened: () => void = () => undefined;

function openWindow(): void {
  mainWindow = openMainWindow(path.join(app.getPath('userData'), 'window.json'));
  mainWindow.on('closed', () => {
    mainWindow = null;
  });
  onWindowOpened();
}

function focusWindow(): void {
  if (!mainWindow) return openWindow();
  if (mainWindow.isMinimized()) mainWindow.restore();
  mainWindow.focus();
}

/** Opens what answers the page. The page itself is there at once; whatever needs core waits for it. */
function openDoors(opening: Promise<OpenedCore>, { log, scripts }: { log: Log; scripts: ScriptWatch }): void {
  const renderer =
    developmentOrigin === null
      ? builtRenderer(path.join(import.meta.dirname, '../renderer'))
      : developmentRenderer(developmentOrigin);
  serveAppScheme(createHttp({ core: opening.then(({ core }) => core), renderer, log }), scripts);
  handOverPorts(opening.then(({ rpc }) => rpc));
  ipcMain.on('app:restart', (event) => {
    if (!isFromOurPage(event)) return;
    app.relaunch();
    app.quit();
  });
}

async function start(): Promise<void> {
  guardNavigation();
  const tickets = createFileTickets();
  collectOpenedFiles(tickets, () => mainWindow?.webContents ?? null);
  await app.whenReady();
  app.setAppUserModelId('app.atelier.studio');
  const log = createLogFile(path.join(app.getPath('userData'), 'logs'));
  process.on('unhandledRejection', (reason) => log.error('A promise was rejected', { reason: String(reason) }));
  guardSession(session.defaultSession, developmentOrigin);
  let core: Core | null = null;
  const showPlace = collectPlaces(() => mainWindow?.webContents ?? null);
  const miniWindow = createMiniWindow((place) => {
    focusWindow();
    showPlace({ ...place, cued: null });
  });
  const quitting = guardQuitting(() => core, { window: currentWindow, staysOpen: miniWindow.isOn, log });
  onWindowOpened = quitting.onWindowOpened;
  const scripts = watchScripts(developmentOrigin === null ? SCRIPT_LIMIT_MS : 0);
  const opening = scripts.isSent
    .then(() => import('./open-core.ts'))
    .then(({ openCore }) => openCore({ tickets, log, window: currentWindow, miniWindow }));
  openDoors(opening, { log, scripts });
  answerAdmissions(tickets);
  answerDrags((dragId) => core?.itemFiles.draggedFiles(dragId) ?? []);
  followTheme(currentWindow);
  installNativeMenu(currentWindow);
  app.on('second-instance', focusWindow);
  app.on('activate', focusWindow);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' && !quitting.isInBackground() && !miniWindow.isOn()) app.quit();
  });
  openWindow();
  ({ core } = await opening);
  nativeTheme.themeSource = core.settings.get().appearance.theme;
  const ending = new AbortController();
  app.on('will-quit', () => ending.abort());
  void quitting.followJobs(core, ending.signal);
  await showJobActivity(core, currentWindow, ending.signal);
}

/** Nothing can be shown in a window that could not be made, so the system's own box says why. */
function giveUp(error: unknown): void {
  // It is not shown yet; it would come up behind the box.
  mainWindow?.removeAllListeners('ready-to-show');
  dialog.showErrorBox(DESKTOP_TEXTS.cannotStart, failureRecord(error).message);
  app.exit(1);
}

registerAppScheme();
applyProfile();
if (takeSingleInstanceLock()) {
  // Never awaited here: Electron becomes ready only after its entry has been read to the end.
  void start().catch(giveUp);
} else {
  app.quit();
}
