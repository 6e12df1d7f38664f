import type { FileTicket } from '../../../shared/domain/ids.ts';
import type { CoreShell } from '../settings/export-folders.ts';
import { quietShell } from './quiet-desktop.ts';

/** A desktop on which nobody answers, and that hands out tickets for files, each good for once. */
export function ticketShell(): CoreShell {
  const files = new Map<FileTicket, string>();
  let issued = 0;
  return {
    ...quietShell(),
    issueTicket: (file) => {
      const ticket = `ticket-${(issued += 1)}` as FileTicket;
      files.set(ticket, file);
      return ticket;
    },
    redeemTicket: (ticket) => {
      const file = files.get(ticket) ?? null;
      files.delete(ticket);
      return file;
    },
  };
}
