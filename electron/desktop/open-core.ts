import { app, type BrowserWindow, powerMonitor } from 'electron';
import { type Core, createCore } from '../core/create-core.ts';
import type { HostMiniWindow, Log } from '../core/host-ports.ts';
import { createKeychainVault } from '../core/secrets/keychain-vault.ts';
import { createRpc, type RpcDoor } from '../rpc/create-rpc.ts';
import { createDesktopShell } from './desktop-shell.ts';
import type { FileTickets } from './files/file-tickets.ts';
import { runProgram } from './power/run-program.ts';
import { createSystemPower } from './power/system-power.ts';
import { profileFolders } from './profile.ts';
import { utilityProcesses } from './utility-processes.ts';

/** What core needs of the host that is there before it. */
export type DesktopHost = {
  tickets: FileTickets;
  log: Log;
  window: () => BrowserWindow | null;
  miniWindow: HostMiniWindow;
};

/**
 * Opens core in this profile, and its RPC door. Most of the app's code is behind this module: it is imported when the window
 * is on its way, so that both load at the same time. Throws Failure as createCore does.
 */
export function openCore({ tickets, log, window, miniWindow }: DesktopHost): { core: Core; rpc: RpcDoor } {
  const core = createCore({
    folders: profileFolders(),
    vault: createKeychainVault({ service: process.env['ATELIER_KEYCHAIN_SERVICE'] ?? 'Atelier' }),
    shell: createDesktopShell(tickets, window),
    processes: utilityProcesses,
    power: createSystemPower({ platform: process.platform, run: runProgram, close: () => app.quit() }),
    presence: {
      isOnBattery: () => powerMonitor.isOnBatteryPower(),
      idleMs: () => powerMonitor.getSystemIdleTime() * 1000,
    },
    miniWindow,
    log,
    environmentKey: null,
    adoptsWork: true,
    version: app.getVersion(),
  });
  return { core, rpc: createRpc({ core, log }) };
}
