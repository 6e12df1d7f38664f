import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Core, createCore } from '../create-core.ts';
import { nodeProcessStarter } from '../../../shared/processes/node-process-starter.ts';
import type { ProcessStarter } from '../../../shared/processes/process-starter.ts';
import type { HostPorts, HostShell, Log } from '../host-ports.ts';
import { quietShell } from './quiet-desktop.ts';

/** A real core on a temporary folder, for tests of what stands before it. `logged` has every line of its log. */
export type TestCore = {
  core: Core;
  folder: string;
  log: Log;
  /** Of the host; a test may replace its methods. */
  shell: HostShell;
  logged: string[];
  /** Ends the core and starts another on the same folder, as the next start of the app does. */
  reopen(): Promise<void>;
  dispose(): Promise<void>;
};

/** A machine on which the local engine cannot be started: for tests that have no use for it. */
export const noProcesses: ProcessStarter = {
  start: () => {
    throw new Error('This test has no engine.');
  },
};

/** Opens a core without a keychain and without a desktop; `ports` replaces what a test is about. */
export function openTestCore(ports: Partial<HostPorts> = {}): TestCore {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-test-'));
  const logged: string[] = [];
  const write = (message: string, data?: Record<string, unknown>) =>
    void logged.push(JSON.stringify({ message, data }));
  const log = { info: write, warn: write, error: write };
  const hostPorts: HostPorts = {
    folders: {
      data: path.join(folder, 'data'),
      library: path.join(folder, 'library'),
      cache: path.join(folder, 'cache'),
      models: path.resolve(import.meta.dirname, '../../../resources/models'),
    },
    vault: { name: 'none', read: async () => null, write: async () => undefined, remove: async () => undefined },
    shell: quietShell(),
    processes: nodeProcessStarter,
    log,
    environmentKey: null,
    adoptsWork: true,
    version: '0.0.0-test',
    ...ports,
  };
  const opened: TestCore = {
    core: createCore(hostPorts),
    folder,
    log,
    shell: hostPorts.shell,
    logged,
    reopen: async () => {
      await opened.core.dispose();
      opened.core = createCore(hostPorts);
    },
    dispose: async () => {
      await opened.core.dispose();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  return opened;
}
