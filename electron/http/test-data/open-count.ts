import fs from 'node:fs';

/** How often this process has a file open. */
export const openCount = (file: string): number =>
  fs.readdirSync('/proc/self/fd').filter((number) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${number}`) === file;
    } catch {
      // It was that of the folder itself, or was closed meanwhile.
      return false;
    }
  }).length;
