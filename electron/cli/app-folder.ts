import os from 'node:os';
import path from 'node:path';

/** What the place of the app's data depends on. */
export type FolderSurroundings = { environment: NodeJS.ProcessEnv; platform: NodeJS.Platform; home: string };

/**
 * The folder in which the desktop app keeps its data, found without Electron: ATELIER_HOME, or the app's own
 * ATELIER_PROFILE, or the system's folder for app data, as Electron chooses it.
 */
export function appDataFolder(
  { environment, platform, home }: FolderSurroundings = {
    environment: process.env,
    platform: process.platform,
    home: os.homedir(),
  },
): string {
  const given = environment['ATELIER_HOME'] || environment['ATELIER_PROFILE'];
  if (given) return path.resolve(given);
  if (platform === 'win32') return path.join(environment['APPDATA'] || path.join(home, 'AppData/Roaming'), 'Atelier');
  if (platform === 'darwin') return path.join(home, 'Library/Application Support/Atelier');
  return path.join(environment['XDG_CONFIG_HOME'] || path.join(home, '.config'), 'Atelier');
}
