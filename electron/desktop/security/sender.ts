import type { IpcMainEvent, IpcMainInvokeEvent } from 'electron';
import { isAppUrl } from './app-scheme.ts';

/** Whether a message comes from the top frame of our own page; everything else is ignored by every listener. */
export function isFromOurPage(event: IpcMainEvent | IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame;
  return frame !== null && frame.parent === null && isAppUrl(frame.url);
}
