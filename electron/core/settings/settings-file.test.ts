import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../../shared/domain/settings/settings.ts';
import { assertSettingsFile, mergedSettings, readSettingsFile } from './settings-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-settings-'));
  file = path.join(folder, 'settings.json');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const own = (): Settings => {
  const settings = structuredClone(DEFAULT_SETTINGS);
  settings.appearance.theme = 'dark';
  settings.cloud.baseUrl = 'https://service.example.com';
  return settings;
};
const read = (text: string | Buffer) => {
  fs.writeFileSync(file, text);
  return readSettingsFile(file);
};

describe('a settings file', () => {
  it('that is missing is that of a first start', () => {
    expect(readSettingsFile(file)).toEqual({ settings: DEFAULT_SETTINGS, problems: [] });
    expect(() => assertSettingsFile(file)).not.toThrow();
  });

  it('is read whole, also where an editor put a byte order mark ahead', () => {
    for (const mark of ['', '\uFEFF'])
      expect(read(mark + JSON.stringify(own()))).toEqual({ settings: own(), problems: [] });
  });

  it('that is no object gives the defaults, and their address counts as chosen by nobody', () => {
    const texts = ['', '{', '[]', 'null', '1', '"text"', JSON.stringify(own()).slice(0, -5), '\u0000\u0000\u0000'];
    for (const text of texts) {
      const { settings, problems } = read(text);
      expect([text, problems, settings.cloud.isAddressConfirmed]).toEqual([text, [null], false]);
    }
  });

  it('loses only the section that is wrong, and the address stays confirmed unless it is in that one', () => {
    const wrong = { ...own(), playback: 'loud', appearance: { ...own().appearance, theme: 'plaid' } };
    const { settings, problems } = read(JSON.stringify(wrong));
    expect(settings.appearance).toEqual(DEFAULT_SETTINGS.appearance);
    expect(settings.cloud).toEqual(own().cloud);
    expect(problems).toContain('appearance.theme');
    const lost = read(JSON.stringify({ ...own(), cloud: { ...own().cloud, baseUrl: 'javascript:alert(1)' } }));
    expect(lost.settings.cloud).toMatchObject({
      baseUrl: DEFAULT_SETTINGS.cloud.baseUrl,
      isAddressConfirmed: false,
    });
    expect(lost.settings.appearance.theme).toBe('dark');
  });

  it('with errors is refused by who has no window to show the defaults in, naming the first wrong field', () => {
    fs.writeFileSync(file, JSON.stringify({ ...own(), appearance: { theme: 'plaid' } }));
    expect(() => assertSettingsFile(file)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        data: expect.objectContaining({ reason: 'settings_file', field: 'appearance.theme' }) as unknown,
      }),
    );
  });

  it('that cannot be read at all is no first start: nothing is begun over it', () => {
    fs.mkdirSync(file);
    expect(() => readSettingsFile(file)).toThrow(expect.objectContaining({ code: 'EISDIR' }));
  });

  it('is read anew each time, so that one reader cannot change the defaults of the next', () => {
    readSettingsFile(file).settings.appearance.theme = 'dark';
    expect(readSettingsFile(file).settings.appearance.theme).toBe(DEFAULT_SETTINGS.appearance.theme);
  });
});

describe('a change of settings', () => {
  it('is merged by section, leaves what it does not name, and replaces the keymap whole', () => {
    const base: Settings = { ...own(), keymap: { 'player.toggle': ['Space'] } as Settings['keymap'] };
    const merged = mergedSettings(base, { appearance: { theme: 'light' }, keymap: {} });
    expect(merged.appearance).toEqual({ ...base.appearance, theme: 'light' });
    expect([merged.cloud, merged.keymap]).toEqual([base.cloud, {}]);
  });

  it('brings in no section that there is not, nothing undefined, and touches no prototype', () => {
    const patch = JSON.parse('{"__proto__":{"polluted":true},"unknown":{"x":1}}') as object;
    const merged = mergedSettings(own(), { ...patch, appearance: { theme: undefined } } as never);
    expect(Object.keys(merged)).toEqual(Object.keys(own()));
    expect(merged.appearance.theme).toBe('dark');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
