/**
 * The one list of commands. Keys, native menus, palette, tooltips and the sheet of shortcuts are made from it; panels only
 * say what a command does and whether it can run now.
 *
 * A key chord is modifiers and one key joined by "+": `Mod` (Cmd on macOS, Ctrl elsewhere), `Ctrl`, `Alt`, `Shift`, in this
 * order. The key is A-Z, 0-9, F1-F12, Space, Enter, Escape, Tab, Backspace, Delete, Insert, Home, End, PageUp, PageDown,
 * ArrowUp, ArrowDown, ArrowLeft, ArrowRight, or the character that it types (`?`, `,`, `[`).
 */
import { canBeActiveTogether, type CommandScope } from './command-scopes.ts';
import { COMMAND_TABLE, type CommandRow } from './command-table.ts';

/** A menu of the native menu bar. */
export type CommandMenu = keyof typeof COMMAND_TABLE;

/** Heading of a command in the palette and in the sheet of shortcuts. */
export type CommandCategory =
  | 'General'
  | 'File'
  | 'Edit'
  | 'View'
  | 'Go'
  | 'Line'
  | 'Transcript'
  | 'Script'
  | 'Voice'
  | 'Image'
  | 'Video'
  | 'Chat'
  | 'Library'
  | 'Playback';

/** Id of a command. */
export type CommandId = (typeof COMMAND_TABLE)[CommandMenu][number][1];

/**
 * A command. `keys` are the defaults; a `checkable` one shows a tick while on; commands of one menu group stand together.
 * `scope` is where it works.
 */
export type Command = {
  id: CommandId;
  title: string;
  category: CommandCategory;
  scope: CommandScope;
  keys: readonly string[];
  menu: { menu: CommandMenu; group: number };
  checkable: boolean;
};

const MENUS: Record<CommandMenu, Pick<Command, 'category' | 'scope'>> = {
  file: { category: 'File', scope: 'window' },
  edit: { category: 'Edit', scope: 'lines' },
  view: { category: 'View', scope: 'window' },
  go: { category: 'Go', scope: 'window' },
  line: { category: 'Line', scope: 'lines' },
  transcript: { category: 'Transcript', scope: 'transcript' },
  script: { category: 'Script', scope: 'script' },
  voice: { category: 'Voice', scope: 'voices' },
  image: { category: 'Image', scope: 'images' },
  video: { category: 'Video', scope: 'video' },
  chat: { category: 'Chat', scope: 'chat' },
  library: { category: 'Library', scope: 'library' },
  playback: { category: 'Playback', scope: 'player' },
  help: { category: 'General', scope: 'window' },
};

/** Commands that open a dialog or the system's file picker: in menus, and nowhere else, their titles end in an ellipsis. */
const DIALOG_COMMANDS: ReadonlySet<CommandId> = new Set<CommandId>([
  'file.import',
  'file.newBatch',
  'file.export',
  'images.edit',
  'line.goTo',
  'speaker.relabel',
  'transcript.mend',
  'transcript.regroup',
  'transcript.rewrite',
  'transcript.digest',
  'transcript.corrections',
  'transcript.timing',
  'transcript.rangeAgain',
  'transcript.exportSeveral',
  'speak.sayAs',
]);

/** Every command, in the order of menus, palette and sheet. */
export const COMMANDS: readonly Command[] = (Object.keys(COMMAND_TABLE) as CommandMenu[]).flatMap((menu) =>
  COMMAND_TABLE[menu].map((row: CommandRow): Command => {
    const [group, id, title, keys, ...marks] = row;
    const scope = marks.find((mark) => mark !== 'tick') ?? MENUS[menu].scope;
    const category = id.startsWith('app.') ? 'General' : MENUS[menu].category;
    const checkable = marks.includes('tick');
    return { id: id as CommandId, title, category, scope, keys, menu: { menu, group }, checkable };
  }),
);

const ids: ReadonlySet<string> = new Set(COMMANDS.map(({ id }) => id));

/** Whether `value` is the id of a command. */
export function isCommandId(value: unknown): value is CommandId {
  return typeof value === 'string' && ids.has(value);
}

/** What a menu shows for a command whose title is `title` now. */
export function menuTitle(id: CommandId, title: string): string {
  return DIALOG_COMMANDS.has(id) ? `${title}…` : title;
}

/**
 * The keys of a command under the user's keymap (settings.keymap): an entry replaces the defaults, an empty list switches
 * the keys off.
 */
export function commandKeys(command: Command, keymap: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return keymap[command.id] ?? command.keys;
}

/** Whether two commands may have the same key: they never mean something at the same time. */
export function mayShareKeys(a: Pick<Command, 'scope'>, b: Pick<Command, 'scope'>): boolean {
  return !canBeActiveTogether(a.scope, b.scope);
}

/** Whether a chord would type a character or move the caret: such chords never fire while typing. */
export function isBareChord(chord: string): boolean {
  const parts = chord === '+' ? ['+'] : chord.replace(/\+\+$/, '+Plus').split('+');
  const modified = parts.some((part) => part === 'Mod' || part === 'Ctrl' || part === 'Alt');
  return !modified && !/^F\d{1,2}$/.test(parts.at(-1) ?? '');
}
