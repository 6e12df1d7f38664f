import { describe, expect, it } from 'vitest';
import { COMMANDS, mayShareKeys } from '../../../shared/domain/commands/commands.ts';
import type { CommandScope } from '../../../shared/domain/commands/command-scopes.ts';
import { acceleratorOf } from './accelerator.ts';
import { type MenuFacts, menuTemplate } from './menu-template.ts';

type Item = { id?: string; label?: string; role?: string; type?: string; submenu?: Item[]; accelerator?: string };

function itemsOf(facts: Partial<MenuFacts> = {}): Item[] {
  const template = menuTemplate({
    platform: 'linux',
    isDevelopment: false,
    reports: new Map(),
    run: () => undefined,
    ...facts,
  }) as Item[];
  return template.flatMap(({ submenu = [] }) => submenu);
}

describe('the native menus', () => {
  it('hold every command once on every system', () => {
    for (const platform of ['linux', 'win32', 'darwin'] as const) {
      const ids = itemsOf({ platform }).flatMap(({ id }) => id ?? []);
      expect(ids.toSorted()).toEqual(COMMANDS.map(({ id }) => id as string).toSorted());
    }
  });

  it('show the keys that the page reports, and grey what it has not offered', () => {
    const report = { id: 'edit.find', enabled: true, checked: false, keys: ['Mod+Shift+F'] };
    const items = itemsOf({ reports: new Map([[report.id, report]]) });
    expect(items.find(({ id }) => id === 'edit.find')).toMatchObject({
      enabled: true,
      accelerator: 'CommandOrControl+Shift+F',
      registerAccelerator: false,
    });
    expect(items.find(({ id }) => id === 'edit.findNext')).toMatchObject({ enabled: false, accelerator: 'F3' });
  });

  it('end in an ellipsis where a dialog or a file picker opens, and nowhere else', () => {
    const labels = itemsOf().flatMap(({ label }) => label ?? []);
    expect(labels.filter((label) => label.includes('…'))).toEqual([
      'Add recordings…',
      'New speech batch…',
      'Export…',
      'Go to line…',
      'Identify speakers again…',
      'Transcribe lines again…',
      'Fix subtitle problems…',
      'Corrections…',
      'Tidy up or translate…',
      'Summary, chapters and quotes…',
      'Move or scale lines…',
      'Regroup lines…',
      'Export transcripts…',
      'Pronounce as…',
      'Edit image…',
    ]);
  });

  it('never give macOS a key that would fire while typing', () => {
    const keys = itemsOf({ platform: 'darwin' }).flatMap(({ id, accelerator }) =>
      id && accelerator ? [accelerator] : [],
    );
    expect(keys.filter((key) => !/Command|Control|Alt|F\d/.test(key))).toEqual([]);
  });

  it('give two items the same key only where their commands never work at the same place', () => {
    const scopeOf = new Map<string, CommandScope>(COMMANDS.map(({ id, scope }) => [id, scope]));
    // What Electron does by itself works everywhere.
    const items = itemsOf().flatMap(({ id, role, accelerator }) =>
      accelerator ? [{ name: id ?? role ?? '', accelerator, scope: scopeOf.get(id ?? '') ?? 'window' }] : [],
    );
    const pairs = items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
    const clashes = pairs.filter(([one, other]) => one.accelerator === other.accelerator && !mayShareKeys(one, other));
    expect(clashes).toEqual([]);
  });

  it('keep developer tools out of the app', () => {
    const roles = (isDevelopment: boolean) => itemsOf({ isDevelopment }).flatMap(({ role }) => role ?? []);
    expect([roles(false).includes('toggleDevTools'), roles(true).includes('toggleDevTools')]).toEqual([false, true]);
  });
});

it('writes chords in the notation of Electron', () => {
  expect(
    ['Mod+Shift+Z', 'Mod++', 'Mod+=', 'Alt+ArrowUp', 'Space', '?', 'Ctrl+Tab', 'F3', '+'].map(acceleratorOf),
  ).toEqual([
    'CommandOrControl+Shift+Z',
    'CommandOrControl+Plus',
    'CommandOrControl+=',
    'Alt+Up',
    'Space',
    '?',
    'Control+Tab',
    'F3',
    'Plus',
  ]);
});
