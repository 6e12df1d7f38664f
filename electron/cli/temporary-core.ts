import { copyFile, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Core, createCore } from '../core/create-core.ts';
import { nodeProcessStarter } from '../../shared/processes/node-process-starter.ts';
import type { Folders, HostPorts, HostShell, Log } from '../core/host-ports.ts';
import { createKeychainVault } from '../core/secrets/keychain-vault.ts';
import { assertSettingsFile } from '../core/settings/settings-file.ts';
import { appDataFolder } from './app-folder.ts';
import { createRunFolder } from './run-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the recognition models are, see npm run build. */
export const modelsFolder = path.join(root, 'resources/models');

/** Version of the program, as its package says. */
export function programVersion(): string {
  const facts = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return facts.version;
}

/** A core over a library of its own that is gone with it. */
export type TemporaryCore = { core: Core; dispose(): Promise<void> };

/**
 * Makes a core for one run of the command line: settings and keychain are the app's, the library is temporary. So a run
 * leaves nothing behind and neither sees nor touches the database and the jobs of an open app.
 */
export async function createTemporaryCore(options: { isVerbose: boolean }): Promise<TemporaryCore> {
  const folder = await createRunFolder();
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    await copySettings(path.join(appDataFolder(), 'settings.json'), path.join(folder, 'settings.json'));
    const core = createCore(
      commandLinePorts(
        {
          data: folder,
          library: path.join(folder, 'library'),
          cache: path.join(folder, 'cache'),
          models: modelsFolder,
        },
        options,
      ),
    );
    return {
      core,
      dispose: async () => {
        await core.dispose();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** What core gets from the command line, over any folders. Takes the key out of the environment. */
export function commandLinePorts(folders: Folders, { isVerbose }: { isVerbose: boolean }): HostPorts {
  return {
    folders,
    vault: createKeychainVault({ service: process.env['ATELIER_KEYCHAIN_SERVICE'] ?? 'Atelier' }),
    shell: noShell,
    processes: nodeProcessStarter,
    log: createStandardErrorLog(isVerbose),
    environmentKey: takeEnvironmentKey(),
    adoptsWork: false,
    version: programVersion(),
  };
}

/** A first run has no settings yet; the defaults apply then. Throws INVALID_INPUT for a file with errors. */
async function copySettings(from: string, to: string): Promise<void> {
  assertSettingsFile(from);
  try {
    await copyFile(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/** Reads the key once and takes it out of the environment, so that no child process is given it. */
function takeEnvironmentKey(): string | null {
  const key = process.env['ATELIER_API_KEY']?.trim();
  delete process.env['ATELIER_API_KEY'];
  return key ? key : null;
}

/** The command line opens no windows and no dialogs. */
const noShell: HostShell = {
  hasDialogs: false,
  reveal: () => undefined,
  openFile: () => Promise.resolve(false),
  copyText: () => undefined,
  copyFiles: () => Promise.resolve(false),
  chooseFiles: () => Promise.resolve([]),
  chooseFolder: () => Promise.resolve(null),
  redeemTicket: () => null,
  issueTicket: () => {
    throw new Error('The command line hands out no tickets.');
  },
  enterKey: () => Promise.resolve(),
  confirmKeyUse: () => Promise.resolve(false),
  printPdf: () => Promise.resolve(null),
  drawDiagram: () => Promise.resolve(null),
  openInWindow: () => false,
};

function createStandardErrorLog(isVerbose: boolean): Log {
  const write = (level: string) => (message: string, data?: Record<string, unknown>) => {
    if (isVerbose) process.stderr.write(`${level}: ${message}${data ? ` ${JSON.stringify(data)}` : ''}\n`);
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
