import fs from 'node:fs';

/** The files that this process has open, each as often as it is open; Linux only. */
export const openFiles = (): string[] =>
  fs.readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      return [fs.readlinkSync(`/proc/self/fd/${number}`)];
    } catch {
      // It was that of the folder itself, or was closed meanwhile.
      return [];
    }
  });
