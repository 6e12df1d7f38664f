import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, vi } from 'vitest';

/** A profile of its own for each test of a command, and what the command prints. */
export type ProfileRoom = { home: string; printed: string };

/** Opens a room for each test of a file and removes it after. */
export function useProfileRoom(): ProfileRoom {
  const room: ProfileRoom = { home: '', printed: '' };
  beforeEach(() => {
    room.home = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-profile-cli-'));
    vi.stubEnv('ATELIER_HOME', room.home);
    room.printed = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text, ...rest) => {
      room.printed += String(text);
      const done = rest.at(-1);
      if (typeof done === 'function') done();
      return true;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    fs.rmSync(room.home, { recursive: true, force: true });
  });
  return room;
}
