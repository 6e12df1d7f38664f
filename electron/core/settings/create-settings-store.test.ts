import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../shared/domain/settings/settings.ts';
import { createChanges } from '../changes/create-changes.ts';
import { confirmedAddress, createSettingsStore } from './create-settings-store.ts';
import { assertSettingsFile } from './settings-file.ts';

let folder: string;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const open = () => createSettingsStore({ folder, changes: createChanges(), log });
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-settings-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the settings', () => {
  it('start with the defaults, merge section by section and survive a restart', () => {
    const settings = open();
    expect(settings.get()).toEqual(DEFAULT_SETTINGS);
    settings.set({ engine: 'cloud', appearance: { theme: 'dark' }, keymap: { 'player.toggle': ['K'] } });
    settings.set({ keymap: { 'player.stop': [] } });
    expect(open().get()).toEqual({
      ...DEFAULT_SETTINGS,
      engine: 'cloud',
      appearance: { ...DEFAULT_SETTINGS.appearance, theme: 'dark' },
      keymap: { 'player.stop': [] },
    });
    expect(fs.statSync(path.join(folder, 'settings.json')).mode & 0o777).toBe(0o600);
  });

  it('refuse a value outside its range and keep what was there', () => {
    const settings = open();
    expect(() => settings.set({ appearance: { textScale: 5000 } })).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        message: 'This value is too high. Choose 200 or less.',
        data: expect.objectContaining({ field: 'appearance.textScale', reason: 'invalid_setting' }),
      }),
    );
    expect(() => settings.set({ cloud: { baseUrl: 'ftp://elsewhere/path' } })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
    expect(settings.get()).toEqual(DEFAULT_SETTINGS);
  });

  it.each(['{ "engine": ', '[]', '{"engine":"steam"}', ''])('keep a broken file aside and say so: %s', (content) => {
    fs.writeFileSync(path.join(folder, 'settings.json'), content);
    const settings = open();
    const { cloud, ...others } = settings.get();
    expect(settings.wasReset).toBe(true);
    expect({ ...others, cloud: { ...cloud, isAddressConfirmed: true } }).toEqual(DEFAULT_SETTINGS);
    const kept = fs.readdirSync(folder).find((name) => name.includes('.broken-'));
    expect(fs.readFileSync(path.join(folder, kept ?? ''), 'utf8')).toBe(content);
    expect(open().wasReset).toBe(false);
  });

  it('never send anything to the default address because another one was invalid', () => {
    const content = '{"engine":"cloud","cloud":{"baseUrl":"http://my-proxy.example/v1"},"player":{"volume":0.3}}';
    fs.writeFileSync(path.join(folder, 'settings.json'), content);
    const settings = open();
    expect(settings.get().player.volume).toBe(0.3);
    for (const opened of [settings, open()]) {
      expect(() => confirmedAddress(opened)).toThrow(expect.objectContaining({ code: 'ADDRESS_UNCONFIRMED' }));
    }
    settings.set({ cloud: { baseUrl: 'https://my-proxy.example' } });
    expect(confirmedAddress(settings)).toBe('https://my-proxy.example');
    expect(confirmedAddress(open())).toBe('https://my-proxy.example');
  });

  it.each([
    ['{ "engine": ', 'isn’t a JSON object'],
    ['{"cloud":{"baseUrl":"ftp://elsewhere"}}', '“cloud.baseUrl” isn’t valid'],
    ['{"cloud":7}', '“cloud” isn’t valid'],
  ])('are refused by name where no window could show what applies instead: %s', (content, problem) => {
    const file = path.join(folder, 'settings.json');
    assertSettingsFile(file);
    fs.writeFileSync(file, content);
    expect(() => assertSettingsFile(file)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', message: expect.stringContaining(file) }),
    );
    expect(() => assertSettingsFile(file)).toThrow(problem);
    expect(fs.readFileSync(file, 'utf8')).toBe(content);
  });

  it('keep sections of a newer version that this one does not know', () => {
    fs.writeFileSync(path.join(folder, 'settings.json'), '{"engine":"cloud","future":{"a":1}}');
    const settings = open();
    settings.set({ player: { volume: 0.5 } });
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'settings.json'), 'utf8'))).toMatchObject({
      engine: 'cloud',
      future: { a: 1 },
      player: { volume: 0.5 },
    });
  });
});
