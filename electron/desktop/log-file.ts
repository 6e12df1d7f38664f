import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../core/host-ports.ts';

const MAX_BYTES = 2_000_000;

/** A log of JSON lines `{ at, level, message, ...data }` in `folder`; at 2 MB it moves to `.1` and begins anew. */
export function createLogFile(folder: string): Log {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'atelier.log');
  let sizeBytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const write = (level: string) => (message: string, data?: Record<string, unknown>) => {
    const line = `${JSON.stringify({ at: new Date().toISOString(), level, message, ...data })}\n`;
    if (sizeBytes > MAX_BYTES) {
      renameSync(file, `${file}.1`);
      sizeBytes = 0;
    }
    appendFileSync(file, line, { mode: 0o600 });
    sizeBytes += Buffer.byteLength(line);
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
