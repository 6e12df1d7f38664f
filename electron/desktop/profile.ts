import path from 'node:path';
import { app } from 'electron';
import type { Folders } from '../core/host-ports.ts';
import { profileOf } from './profile-argument.ts';

/**
 * Puts everything that the app keeps under one folder: `--profile FOLDER` or ATELIER_PROFILE, else the system's folder for
 * app data. Must run first, since the lock of the single instance lies there too.
 */
export function applyProfile(): void {
  app.setName('Atelier');
  const given = profileOf(process.argv) ?? process.env['ATELIER_PROFILE'];
  const folder = given ? path.resolve(given) : path.join(app.getPath('appData'), 'Atelier');
  app.setPath('userData', folder);
  // Apart from ours, since Chromium's folders are called "Cache" and the like.
  app.setPath('sessionData', path.join(folder, 'browser'));
}

/** Folders of core in this profile. */
export function profileFolders(): Folders {
  const data = app.getPath('userData');
  const resources = app.isPackaged ? process.resourcesPath : path.join(app.getAppPath(), 'resources');
  return {
    data,
    library: path.join(data, 'library'),
    cache: path.join(data, 'cache'),
    models: path.join(resources, 'models'),
  };
}
