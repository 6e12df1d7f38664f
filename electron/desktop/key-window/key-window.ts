import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { BrowserWindow, dialog, ipcMain, type IpcMainInvokeEvent, nativeTheme, session } from 'electron';
import type { KeyEntry, KeyEntryAnswer } from '../../../shared/contract/host/key-window.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { withFullStop } from '../../../shared/domain/words/full-stop.ts';
import type { HostShell, KeyRequest } from '../../core/host-ports.ts';
import { guardSession } from '../security/session-guard.ts';
import { LOCKED_DOWN } from '../security/web-preferences.ts';
import { KEY_PAGE, keyPage } from './key-page.ts';
import { KEY_TEXTS } from './texts.ts';

/** In memory only: nothing of this window is cached or kept. */
const PARTITION = 'key-entry';
const SIZE = { width: 460, height: 290 };
/** How long a window may take to close by itself. */
const CLOSE_PATIENCE_MS = 2000;

/** What asks for a key, one window at a time: a second request brings the open one to the front. */
export function createKeyEntry(owner: () => BrowserWindow | null): Pick<HostShell, 'enterKey' | 'confirmKeyUse'> {
  let open: { window: BrowserWindow; closed: Promise<void> } | null = null;
  let isAsking = false;
  return {
    enterKey: async (request) => {
      if (open) {
        open.window.focus();
        return await open.closed;
      }
      const window = createWindow(owner());
      const closed = new Promise<void>((resolve) => void window.once('closed', () => resolve()));
      open = { window, closed };
      const stop = listen(window, request);
      try {
        servePage(request);
        await window.loadURL(KEY_PAGE);
        await closed;
      } finally {
        stop();
        open = null;
        if (!window.isDestroyed()) window.destroy();
      }
    },
    confirmKeyUse: async ({ from, to }) => {
      // The page cannot wear the user down with dialogs: while one is open, every other change is a no.
      if (isAsking) return false;
      isAsking = true;
      try {
        return await confirmUse(owner(), { from: new URL(from).host, to: new URL(to).host });
      } finally {
        isAsking = false;
      }
    },
  };
}

function createWindow(parent: BrowserWindow | null): BrowserWindow {
  const window = new BrowserWindow({
    ...SIZE,
    useContentSize: true,
    ...(parent ? { parent, modal: true } : {}),
    show: false,
    resizable: false,
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    title: KEY_TEXTS.title,
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#141517' : '#fcfcfb',
    webPreferences: {
      preload: path.join(import.meta.dirname, 'key-preload.cjs'),
      partition: PARTITION,
      ...LOCKED_DOWN,
      spellcheck: false,
      devTools: false,
    },
  });
  window.setMenu(null);
  window.once('ready-to-show', () => window.show());
  return window;
}

/** The session knows this one page; every request for anything else has no answer. */
function servePage({ origin, keychainName }: KeyRequest): void {
  const { protocol } = keySession();
  if (protocol.isProtocolHandled('app')) protocol.unhandle('app');
  protocol.handle('app', ({ url }) =>
    url === KEY_PAGE
      ? keyPage({ host: new URL(origin).host, keychainName, nonce: randomBytes(16).toString('base64') })
      : new Response('Not found', { status: 404 }),
  );
}

function keySession(): Electron.Session {
  const own = session.fromPartition(PARTITION, { cache: false });
  guardSession(own, null);
  return own;
}

/** Takes keys from the top frame of this very window. Returns what ends that. */
function listen(window: BrowserWindow, request: KeyRequest): () => void {
  const { webContents } = window;
  const isOwn = ({ sender, senderFrame }: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>) =>
    sender === webContents && senderFrame?.parent === null && senderFrame.url === KEY_PAGE;
  ipcMain.handle('key:save', async (event, entry: unknown): Promise<KeyEntryAnswer> => {
    if (!isOwn(event) || !isKeyEntry(entry)) return refused(KEY_TEXTS.invalid);
    const answer = await save(request, entry);
    // After the answer, or the page would see its call fail.
    if (answer.saved) setImmediate(() => close(window));
    return answer;
  });
  const cancel = (event: Electron.IpcMainEvent) => {
    if (isOwn(event)) close(window);
  };
  ipcMain.on('key:cancel', cancel);
  return () => {
    ipcMain.removeHandler('key:save');
    ipcMain.off('key:cancel', cancel);
  };
}

/** On a busy machine Chromium was seen to leave a window open that was told to close, and with it the key in its field. */
function close(window: BrowserWindow): void {
  window.close();
  setTimeout(() => {
    if (!window.isDestroyed()) window.destroy();
  }, CLOSE_PATIENCE_MS);
}

async function save(request: KeyRequest, entry: KeyEntry): Promise<KeyEntryAnswer> {
  try {
    await request.save(entry);
    return { saved: true };
  } catch (error) {
    const { code, message, data } = failureRecord(error);
    if (code === 'INVALID_INPUT') return refused(KEY_TEXTS.invalid);
    if (code !== 'NO_KEYCHAIN') return refused(message);
    const why = typeof data.detail === 'string' ? data.detail : message;
    return { ...refused(KEY_TEXTS.noKeychain(request.keychainName, withFullStop(why))), canKeepForSession: true };
  }
}

const refused = (message: string) => ({ saved: false as const, message, canKeepForSession: false });

function isKeyEntry(value: unknown): value is KeyEntry {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'key' in value && typeof value.key === 'string' && 'sessionOnly' in value && typeof value.sessionOnly === 'boolean'
  );
}

async function confirmUse(owner: BrowserWindow | null, hosts: { from: string; to: string }): Promise<boolean> {
  const options = {
    type: 'warning' as const,
    title: KEY_TEXTS.title,
    message: KEY_TEXTS.confirmTitle,
    detail: KEY_TEXTS.confirmText(hosts.from, hosts.to),
    buttons: [KEY_TEXTS.confirmUse(hosts.to), KEY_TEXTS.confirmNot],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  };
  const { response } = await (owner ? dialog.showMessageBox(owner, options) : dialog.showMessageBox(options));
  return response === 0;
}
