import type { MenuItemConstructorOptions } from 'electron';
import type { CommandReport } from '../../../shared/contract/host/host-bridge.ts';
import { type Command, COMMANDS, isBareChord, menuTitle } from '../../../shared/domain/commands/commands.ts';
import { acceleratorOf } from './accelerator.ts';

/** What the menus are made from. `reports` is what the page last said about each command, by id. */
export type MenuFacts = {
  platform: NodeJS.Platform;
  isDevelopment: boolean;
  reports: ReadonlyMap<string, CommandReport>;
  run: (id: string) => void;
};

type MenuName = Command['menu']['menu'];
const TITLES: Record<MenuName, string> = {
  file: '&File',
  edit: '&Edit',
  view: '&View',
  go: '&Go',
  line: '&Line',
  transcript: '&Transcript',
  script: '&Script',
  voice: 'V&oice',
  chat: '&Chat',
  image: '&Image',
  video: 'Vi&deo',
  library: 'Li&brary',
  playback: '&Playback',
  help: '&Help',
};
const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

/** The whole menu bar: every command of shared/domain/commands/commands.ts and what the system expects besides. */
export function menuTemplate(facts: MenuFacts): MenuItemConstructorOptions[] {
  const isMac = facts.platform === 'darwin';
  const menu = (name: MenuName, extra: MenuItemConstructorOptions[] = []): MenuItemConstructorOptions => ({
    label: isMac ? TITLES[name].replace('&', '') : TITLES[name],
    submenu: [...commandItems(name, facts), ...extra],
  });
  return [
    ...(isMac ? [{ role: 'appMenu' } as const] : []),
    menu('file', [SEPARATOR, isMac ? { role: 'close' } : { role: 'quit' }]),
    editMenu(menu('edit')),
    menu('view', [SEPARATOR, fullScreen(isMac), ...(facts.isDevelopment ? developmentItems : [])]),
    menu('go'),
    menu('line'),
    menu('transcript'),
    menu('script'),
    menu('voice'),
    menu('chat'),
    menu('image'),
    menu('video'),
    menu('library'),
    menu('playback'),
    ...(isMac ? [{ role: 'windowMenu' } as const] : []),
    menu('help'),
  ];
}

/** F11 belongs to a command, so full screen has another key than Electron's default. */
function fullScreen(isMac: boolean): MenuItemConstructorOptions {
  return { role: 'togglefullscreen', accelerator: isMac ? 'Control+Command+F' : 'Shift+F11' };
}

const developmentItems: MenuItemConstructorOptions[] = [SEPARATOR, { role: 'reload' }, { role: 'toggleDevTools' }];

/** The system's own text commands stand after undo and redo. */
function editMenu(menu: MenuItemConstructorOptions): MenuItemConstructorOptions {
  const items = menu.submenu as MenuItemConstructorOptions[];
  const firstLine = items.findIndex(({ type }) => type === 'separator');
  const text: MenuItemConstructorOptions[] = [
    SEPARATOR,
    { role: 'cut' },
    { role: 'copy' },
    { role: 'paste' },
    { role: 'selectAll' },
  ];
  return { ...menu, submenu: items.toSpliced(firstLine, 0, ...text) };
}

function commandItems(name: MenuName, facts: MenuFacts): MenuItemConstructorOptions[] {
  const commands = COMMANDS.filter(({ menu }) => menu.menu === name).toSorted((a, b) => a.menu.group - b.menu.group);
  return commands.flatMap((command, index) => {
    const isNewGroup = index > 0 && commands[index - 1]?.menu.group !== command.menu.group;
    return isNewGroup ? [SEPARATOR, commandItem(command, facts)] : [commandItem(command, facts)];
  });
}

/**
 * The page listens to all keys itself, so the menu only shows them. macOS fires what it shows unless the page took the
 * key, so there a chord that types something is not shown: it would fire while typing.
 */
function commandItem(command: Command, facts: MenuFacts): MenuItemConstructorOptions {
  const report = facts.reports.get(command.id);
  const key = (report?.keys ?? command.keys)[0];
  const isShown = key !== undefined && !(facts.platform === 'darwin' && isBareChord(key));
  return {
    id: command.id,
    label: menuTitle(command.id, command.title),
    type: command.checkable ? 'checkbox' : 'normal',
    enabled: report?.enabled ?? false,
    checked: report?.checked ?? false,
    ...(isShown ? { accelerator: acceleratorOf(key), registerAccelerator: false } : {}),
    click: () => facts.run(command.id),
  };
}
