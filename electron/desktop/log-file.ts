import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../core/host-ports.ts';

const MAX_BYTES = 2_000_000;

/**
 * A log of JSON lines `{ at, level, message, ...data }` in `folder`; at 2 MB it moves to `.1` and begins anew. Never throws:
 * what goes wrong is most often told while something else goes wrong, a full disk above all, and must not take its place.
 * What could not be written is counted, and the next line that can be is preceded by one that says so.
 */
export function createLogFile(folder: string): Log {
  const file = path.join(folder, 'atelier.log');
  let sizeBytes: number | null = null;
  let lost: { count: number; sinceMs: number; code: string } | null = null;

  const append = (line: string) => {
    sizeBytes ??= sizeOf(folder, file);
    if (sizeBytes > MAX_BYTES) {
      renameSync(file, `${file}.1`);
      sizeBytes = 0;
    }
    appendFileSync(file, line, { mode: 0o600 });
    sizeBytes += Buffer.byteLength(line);
  };
  const write = (level: string) => (message: string, data?: Record<string, unknown>) => {
    try {
      append(missed(lost) + lineOf(level, message, data));
      lost = null;
    } catch (error) {
      // A part may have come onto a full disk: the next line begins a new one, and the size is looked up again.
      sizeBytes = null;
      lost = { sinceMs: Date.now(), code: codeOf(error), ...lost, count: (lost?.count ?? 0) + 1 };
    }
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

function sizeOf(folder: string, file: string): number {
  mkdirSync(folder, { recursive: true });
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function missed(lost: { count: number; sinceMs: number; code: string } | null): string {
  if (!lost) return '';
  const { count, sinceMs, code } = lost;
  const facts = { count, since: new Date(sinceMs).toISOString(), code };
  return `\n${lineOf('warn', 'Some lines could not be written to this log', facts)}`;
}

/** Data that JSON cannot hold is left out rather than the message with it. */
function lineOf(level: string, message: string, data?: Record<string, unknown>): string {
  const entry = { at: new Date().toISOString(), level, message };
  try {
    return `${JSON.stringify({ ...entry, ...data })}\n`;
  } catch {
    return `${JSON.stringify({ ...entry, data: 'cannot be written as JSON' })}\n`;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
