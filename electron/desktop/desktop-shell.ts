import { type BrowserWindow, clipboard, dialog, type OpenDialogOptions, shell } from 'electron';
import { SUBTITLE_EXTENSIONS } from '../../shared/domain/subtitles/reading/read-subtitles.ts';
import type { HostShell } from '../core/host-ports.ts';
import { createDiagramDrawer } from './diagrams/draw-diagrams.ts';
import type { FileTickets } from './files/file-tickets.ts';
import { copyFiles } from './files/copy-files.ts';
import { createKeyEntry } from './key-window/key-window.ts';
import { createPdfPrinter } from './print-pdf.ts';
import { DESKTOP_TEXTS } from './texts.ts';

const TEXTS = DESKTOP_TEXTS.chooseFiles;

const MEDIA = 'wav aif aiff caf flac m4a mp3 mp4 mov m4v aac opus ogg oga webm mkv mka avi wma wmv amr 3gp ac3'.split(
  ' ',
);

/** The system's dialogs and file manager. */
export function createDesktopShell(tickets: FileTickets, window: () => BrowserWindow | null): HostShell {
  const choose = async (options: OpenDialogOptions): Promise<string[]> => {
    const main = window();
    // Over one that is minimised nobody would see it.
    const owner = main?.isMinimized() ? null : main;
    const result = await (owner ? dialog.showOpenDialog(owner, options) : dialog.showOpenDialog(options));
    return result.canceled ? [] : result.filePaths;
  };
  return {
    hasDialogs: true,
    reveal: (file) => shell.showItemInFolder(file),
    openFile: async (file) => (await shell.openPath(file)) === '',
    copyText: (text) => void clipboard.writeText(text),
    copyFiles,
    chooseFiles: () =>
      choose({
        title: TEXTS.title,
        properties: ['openFile', 'multiSelections'],
        filters: [
          { name: TEXTS.media, extensions: MEDIA },
          { name: TEXTS.subtitles, extensions: [...SUBTITLE_EXTENSIONS] },
          { name: TEXTS.all, extensions: ['*'] },
        ],
      }),
    chooseFolder: async (title, startIn = null) => {
      const place = startIn === null ? {} : { defaultPath: startIn };
      return (await choose({ title, ...place, properties: ['openDirectory', 'createDirectory'] }))[0] ?? null;
    },
    redeemTicket: (ticket) => tickets.redeem(ticket),
    issueTicket: (file) => tickets.issue(file),
    ...createKeyEntry(window),
    printPdf: createPdfPrinter(),
    drawDiagram: createDiagramDrawer(window),
    openInWindow: (place) => {
      const shown = window();
      shown?.webContents.send('place:open', { ...place, sent: null });
      return shown !== null;
    },
  };
}
