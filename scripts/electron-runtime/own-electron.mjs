/** Electron's own binary: where it is, and its installer. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const INSTALL_LIMIT_MS = 60_000;
const NAMES = { linux: 'electron', win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };

/** Never import 'electron' to find out: in plain Node that import starts the download and blocks while it runs. */
function packageFolder() {
  return path.dirname(createRequire(import.meta.url).resolve('electron/package.json'));
}

/**
 * The binary that the package `electron` would start, or null when it is not there. ELECTRON_OVERRIDE_DIST_PATH wins, as
 * it does in the package itself.
 * @returns {{ executable: string, version: string, source: string } | null}
 */
export function findOwnElectron() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const folder = override ?? path.join(packageFolder(), 'dist');
  const executable = path.join(folder, NAMES[process.platform] ?? 'electron');
  const versionFile = path.join(folder, 'version');
  if (!existsSync(executable) || !existsSync(versionFile)) return null;
  const version = readFileSync(versionFile, 'utf8').trim().replace(/^v/, '');
  return { executable, version, source: override ? 'ELECTRON_OVERRIDE_DIST_PATH' : 'electron package' };
}

/**
 * Runs the installer of the package `electron`.
 * @returns {string | null} why it failed in a few words, or null when it worked
 */
export function installOwnElectron() {
  const result = spawnSync(process.execPath, [path.join(packageFolder(), 'install.js')], {
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: INSTALL_LIMIT_MS,
    encoding: 'utf8',
  });
  if (result.status === 0) return null;
  if (result.error?.code === 'ETIMEDOUT') return `no answer within ${INSTALL_LIMIT_MS / 1000} s`;
  const line = (result.stderr ?? '').split('\n').find((text) => /error|ENOTFOUND|ECONN/i.test(text));
  return (line ?? `its installer ended with code ${result.status}`).trim();
}
