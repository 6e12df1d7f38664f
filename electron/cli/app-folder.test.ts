import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { appDataFolder } from './app-folder.ts';

describe('the folder of the app’s data', () => {
  it('is where Electron puts it on each system', () => {
    const folders = (['linux', 'darwin', 'win32'] as const).map((platform) =>
      appDataFolder({ platform, environment: {}, home: '/home/anna' }),
    );
    expect(folders).toEqual([
      '/home/anna/.config/Atelier',
      '/home/anna/Library/Application Support/Atelier',
      '/home/anna/AppData/Roaming/Atelier',
    ]);
  });

  it('follows the environment', () => {
    const at = (environment: NodeJS.ProcessEnv) =>
      appDataFolder({ platform: 'linux', environment, home: '/home/anna' });
    expect(at({ XDG_CONFIG_HOME: '/x' })).toBe('/x/Atelier');
    expect(at({ ATELIER_PROFILE: 'p' })).toBe(path.resolve('p'));
    expect(at({ ATELIER_HOME: '/h', ATELIER_PROFILE: 'p' })).toBe('/h');
  });
});
