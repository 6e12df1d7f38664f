import fs from 'node:fs';

/** What a test opens over a folder, ends and opens again as a restart does. `end` also removes the folder, then `close`s what is outside. */
export function restartable<Opened extends { stop(): Promise<void> }>(
  open: () => Opened,
  { folder, close }: { folder: string; close?: () => Promise<void> },
) {
  let opened = open();
  return {
    now: () => opened,
    async restart() {
      await opened.stop();
      opened = open();
    },
    async end() {
      await opened.stop();
      fs.rmSync(folder, { recursive: true, force: true });
      await close?.();
    },
  };
}
