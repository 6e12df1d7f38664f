import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../shared/domain/commands/commands.ts';
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
      'Export…',
      'Go to line…',
      'Identify speakers again…',
      'Pronounce as…',
    ]);
  });

  it('never give macOS a key that would fire while typing', () => {
    const keys = itemsOf({ platform: 'darwin' }).flatMap(({ id, accelerator }) =>
      id && accelerator ? [accelerator] : [],
    );
    expect(keys.filter((key) => !/Command|Control|Alt|F\d/.test(key))).toEqual([]);
  });

  it('leave no two items with the same key, but for one of a script and one of another panel', () => {
    const menuOf = new Map<string, string>(COMMANDS.map(({ id, menu: { menu } }) => [id, menu]));
    const owners = new Map<string, string[]>();
    for (const { id, role, accelerator } of itemsOf()) {
      if (accelerator === undefined) continue;
      owners.set(accelerator, [...(owners.get(accelerator) ?? []), menuOf.get(id ?? '') ?? role ?? '']);
    }
    const shared = [...owners].filter(([, menus]) => menus.length > 1);
    expect(
      shared.filter(([, menus]) => !['script,transcript', 'library,script'].includes(menus.toSorted().join())),
    ).toEqual([]);
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
