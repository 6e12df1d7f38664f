import { randomUUID } from 'node:crypto';
import type { FileTicket } from '../../../shared/domain/ids.ts';

const MAX_OUTSTANDING = 10_000;

/** One-time tickets that stand for paths, so that a path never goes through the page. */
export type FileTickets = {
  issue(file: string): FileTicket;
  /** The path behind a ticket, once; null when it is unknown or used. */
  redeem(ticket: FileTicket): string | null;
};

/** Makes an empty book of tickets; beyond 10,000 unused ones the oldest lapse. */
export function createFileTickets(): FileTickets {
  const files = new Map<FileTicket, string>();
  return {
    issue: (file) => {
      const ticket = randomUUID() as string as FileTicket;
      files.set(ticket, file);
      const [oldest] = files.keys();
      if (files.size > MAX_OUTSTANDING && oldest !== undefined) files.delete(oldest);
      return ticket;
    },
    redeem: (ticket) => {
      const file = files.get(ticket) ?? null;
      files.delete(ticket);
      return file;
    },
  };
}
