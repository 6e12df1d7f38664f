/**
 * What the checks need of the system besides Node: told all at once and before anything runs, since a test that misses a
 * program fails late and in words of its own.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '../..');

/** Programs with the Debian packages that hold them. */
export const UNIT_TEST_PROGRAMS = { ffmpeg: 'ffmpeg', flite: 'flite' };
/** The journeys run under a display and a keyring of their own; other systems have theirs. */
export const JOURNEY_PROGRAMS =
  process.platform === 'linux'
    ? {
        ffmpeg: 'ffmpeg',
        'xvfb-run': 'xvfb',
        Xvfb: 'xvfb',
        xauth: 'xauth',
        'dbus-run-session': 'dbus',
        'dbus-send': 'dbus',
        'gnome-keyring-daemon': 'gnome-keyring',
      }
    : { ffmpeg: 'ffmpeg' };

/**
 * Says what is missing: programs that are not on the PATH, and the folder of sample recordings.
 * @param {Record<string, string>} programs
 * @param {{ path?: string, samples?: string }} [places]
 * @returns {string | null} null when all is there
 */
export function missingNeeds(programs, places = {}) {
  const folders = (places.path ?? process.env.PATH ?? '').split(path.delimiter);
  const missing = Object.keys(programs).filter((name) => !folders.some((folder) => isProgram(folder, name)));
  const samples = places.samples ?? process.env.ATELIER_SAMPLES ?? path.resolve(root, '../shared/samples');
  const lines = [];
  if (missing.length > 0) {
    const packages = [...new Set(missing.map((name) => programs[name]))].join(' ');
    const remedy = process.platform === 'linux' ? ` On Debian: sudo apt-get install ${packages}` : '';
    lines.push(`The tests need ${missing.join(', ')}, which cannot be found.${remedy}`);
  }
  if (!existsSync(samples)) {
    lines.push(`The tests need recordings in ${samples}, which is not there; ATELIER_SAMPLES may name another folder.`);
  }
  return lines.length > 0 ? lines.join('\n') : null;
}

/** Ends the process when something is missing. */
export function demand(programs) {
  const missing = missingNeeds(programs);
  if (missing === null) return;
  console.error(missing);
  process.exit(1);
}

function isProgram(folder, name) {
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name];
  return names.some((file) => isExecutable(path.join(folder, file)));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes(error.code)) return false;
    throw error;
  }
}
