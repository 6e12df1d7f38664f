import { app, ipcMain, nativeImage, type NativeImage, type WebContents } from 'electron';
import type { DragId } from '../../../shared/domain/ids.ts';
import { isFromOurPage } from '../security/sender.ts';

const LONGEST_ID = 64;
const ICON_PX = 32;
/** Middle grey, of every channel. */
const ICON_LEVEL = 0x80;

/**
 * Drags files that core has made ready out of the window. The page names them by an id, so it can drag nothing else out of this
 * computer.
 */
export function answerDrags(filesOf: (dragId: DragId) => string[]): void {
  ipcMain.on('files:drag', (event, dragId: unknown) => {
    if (!isFromOurPage(event) || typeof dragId !== 'string' || dragId.length > LONGEST_ID) return;
    void drag(event.sender, filesOf(dragId as DragId));
  });
}

async function drag(contents: WebContents, files: string[]): Promise<void> {
  const [file] = files;
  if (file === undefined) return;
  const icon = await iconOf(file);
  if (!contents.isDestroyed()) contents.startDrag({ file, files, icon });
}

/** Electron drags nothing without a picture: a plain square where the system has none for such files. */
async function iconOf(file: string): Promise<NativeImage> {
  const plain = () =>
    nativeImage.createFromBitmap(Buffer.alloc(ICON_PX * ICON_PX * 4, ICON_LEVEL), { width: ICON_PX, height: ICON_PX });
  const icon = await app.getFileIcon(file).catch(plain);
  return icon.isEmpty() ? plain() : icon;
}
