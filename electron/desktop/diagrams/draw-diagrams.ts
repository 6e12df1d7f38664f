import path from 'node:path';
import { BrowserWindow, ipcMain, session } from 'electron';
import type { DiagramAnswer } from '../../../shared/contract/host/diagram-window.ts';
import {
  type DiagramSource,
  type DrawnDiagram,
  MOST_DIAGRAM_SVG_CHARACTERS,
} from '../../../shared/domain/conversation/diagram.ts';
import { guardSession } from '../security/session-guard.ts';
import { LOCKED_DOWN } from '../security/web-preferences.ts';
import { isDiagramAnswer } from './diagram-answer.ts';

/** In memory only: nothing of what is drawn is cached or kept. */
const PARTITION = 'diagrams';
const PAGE = 'app://diagram/';
/** No script at all and nothing from anywhere; drawings have styles. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
/** A diagram that takes longer may be made to take for ever. */
const LIMIT_MS = 20_000;
/** The window is kept so long for the next one. */
const IDLE_MS = 30_000;

/**
 * Draws diagrams, one at a time, in a window that nobody sees: a process of its own, sandboxed, whose session reaches nothing. One
 * that hangs is ended with its window.
 */
export function createDiagramDrawer(
  owner: () => BrowserWindow | null,
): (diagram: DiagramSource) => Promise<DrawnDiagram | null> {
  let window: BrowserWindow | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  /** Windows of the app that are on their way out: they took the one that draws with them. */
  const leaving = new WeakSet<BrowserWindow>();
  const close = () => {
    const closing = window;
    window = null;
    if (closing && !closing.isDestroyed()) closing.destroy();
  };
  const open = (parent: BrowserWindow): BrowserWindow => {
    const opened = createWindow(parent);
    opened.once('closed', () => {
      if (window === opened) leaving.add(parent);
    });
    return opened;
  };
  const draw = async (diagram: DiagramSource): Promise<DrawnDiagram | null> => {
    clearTimeout(idle);
    const parent = owner();
    // Without the app's window nobody looks at it.
    if (!parent || parent.isDestroyed() || leaving.has(parent)) return null;
    if (window?.isDestroyed() !== false) window = open(parent);
    lastId += 1;
    try {
      // Loaded anew each time, so that no diagram finds anything of another.
      if (!(await isLoaded(window))) return null;
      return await answerOf(window, { ...diagram, id: lastId });
    } catch (error) {
      close();
      throw error;
    } finally {
      idle = setTimeout(close, IDLE_MS);
    }
  };
  return async (diagram) => {
    const drawn = last.then(() => draw(diagram));
    last = drawn.catch(() => undefined);
    const answer = await drawn;
    if (answer && 'problem' in answer && answer.problem === 'too-long') close();
    return answer;
  };
}

/** Our own page always loads, but for a window that goes with the app's. */
async function isLoaded(window: BrowserWindow): Promise<boolean> {
  try {
    await window.loadURL(PAGE);
    return !window.isDestroyed();
  } catch {
    return false;
  }
}

function createWindow(parent: BrowserWindow): BrowserWindow {
  const own = session.fromPartition(PARTITION, { cache: false });
  guardSession(own, null);
  if (!own.protocol.isProtocolHandled('app')) own.protocol.handle('app', ({ url }) => pageFor(url));
  return new BrowserWindow({
    // It goes with the app's window, which would else not be the last one.
    parent,
    show: false,
    webPreferences: {
      ...LOCKED_DOWN,
      preload: path.join(import.meta.dirname, 'diagram-preload.cjs'),
      partition: PARTITION,
      backgroundThrottling: false,
      spellcheck: false,
      devTools: false,
    },
  });
}

const pageFor = (url: string): Response =>
  url === PAGE
    ? new Response('<!doctype html><meta charset="utf-8"><title>Diagram</title><body>', {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
      })
    : new Response('Not found', { status: 404 });

/** Taken from the top frame of this very window, checked, and only once; null where the window goes. */
async function answerOf(window: BrowserWindow, request: DiagramSource & { id: number }): Promise<DrawnDiagram | null> {
  const { webContents } = window;
  return await new Promise((resolve, reject) => {
    const end = (answer: DrawnDiagram | Error | null) => {
      clearTimeout(limit);
      ipcMain.off('diagram:drawn', take);
      webContents.off('render-process-gone', gone);
      window.off('closed', closed);
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
    };
    const take = (event: Electron.IpcMainEvent, answer: unknown) => {
      if (event.sender !== webContents || event.senderFrame?.parent !== null) return;
      if (!isDiagramAnswer(answer) || answer.id !== request.id) return;
      end(withinLimit(answer));
    };
    const gone = () => end(new Error('The process that draws diagrams ended.'));
    const closed = () => end(null);
    const limit = setTimeout(() => end({ problem: 'too-long', reason: null }), LIMIT_MS);
    ipcMain.on('diagram:drawn', take);
    webContents.on('render-process-gone', gone);
    window.on('closed', closed);
    webContents.send('diagram:draw', request);
  });
}

const withinLimit = ({ drawn }: DiagramAnswer): DrawnDiagram =>
  'svg' in drawn && drawn.svg.length > MOST_DIAGRAM_SVG_CHARACTERS ? { problem: 'too-large', reason: null } : drawn;
