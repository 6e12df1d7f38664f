/**
 * The one list of commands. Keys, native menus, palette, tooltips and the sheet of shortcuts are made from it; panels only
 * say what a command does and whether it can run now.
 *
 * A key chord is modifiers and one key joined by "+": `Mod` (Cmd on macOS, Ctrl elsewhere), `Ctrl`, `Alt`, `Shift`, in this
 * order. The key is A-Z, 0-9, F1-F12, Space, Enter, Escape, Tab, Backspace, Delete, Insert, Home, End, PageUp, PageDown,
 * ArrowUp, ArrowDown, ArrowLeft, ArrowRight, or the character that it types (`?`, `,`, `[`).
 */

/** Heading under which a command stands in the palette and in the sheet of shortcuts. */
export type CommandCategory = 'General' | 'File' | 'Edit' | 'View' | 'Go' | 'Transcript' | 'Playback';

/** Menu of the native menu bar; commands of one group stand together, groups are parted by a line. */
export type MenuPlace = { menu: 'file' | 'edit' | 'view' | 'go' | 'transcript' | 'playback' | 'help'; group: number };

/** A command. `keys` are the defaults; `checkable` commands show a tick while on. */
export type Command = {
  id: string;
  title: string;
  category: CommandCategory;
  keys: readonly string[];
  menu: MenuPlace;
  checkable?: boolean;
};

const general = [
  { id: 'app.settings', title: 'Settings', category: 'General', keys: ['Mod+,'], menu: { menu: 'file', group: 9 } },
  {
    id: 'app.palette',
    title: 'Command palette',
    category: 'General',
    keys: ['Mod+K'],
    menu: { menu: 'view', group: 1 },
  },
  {
    id: 'app.shortcuts',
    title: 'Keyboard shortcuts',
    category: 'General',
    keys: ['?'],
    menu: { menu: 'help', group: 1 },
  },
  { id: 'app.diagnostics', title: 'Diagnostics', category: 'General', keys: [], menu: { menu: 'help', group: 2 } },
] as const satisfies readonly Command[];

const file = [
  { id: 'file.import', title: 'Add recordings', category: 'File', keys: ['Mod+O'], menu: { menu: 'file', group: 1 } },
  { id: 'file.export', title: 'Export', category: 'File', keys: ['Mod+E'], menu: { menu: 'file', group: 2 } },
  { id: 'file.rename', title: 'Rename', category: 'File', keys: ['F2'], menu: { menu: 'file', group: 3 } },
  { id: 'file.reveal', title: 'Show file in its folder', category: 'File', keys: [], menu: { menu: 'file', group: 3 } },
  { id: 'file.moveToBin', title: 'Move to bin', category: 'File', keys: [], menu: { menu: 'file', group: 3 } },
] as const satisfies readonly Command[];

const edit = [
  { id: 'edit.undo', title: 'Undo', category: 'Edit', keys: ['Mod+Z'], menu: { menu: 'edit', group: 1 } },
  {
    id: 'edit.redo',
    title: 'Redo',
    category: 'Edit',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    menu: { menu: 'edit', group: 1 },
  },
  {
    id: 'edit.copyPlain',
    title: 'Copy as plain text',
    category: 'Edit',
    keys: ['Mod+Shift+C'],
    menu: { menu: 'edit', group: 3 },
  },
  { id: 'edit.copyWithTimes', title: 'Copy with times', category: 'Edit', keys: [], menu: { menu: 'edit', group: 3 } },
  {
    id: 'edit.copyWithSpeakers',
    title: 'Copy with speakers',
    category: 'Edit',
    keys: [],
    menu: { menu: 'edit', group: 3 },
  },
  { id: 'edit.find', title: 'Find', category: 'Edit', keys: ['Mod+F'], menu: { menu: 'edit', group: 4 } },
  { id: 'edit.findNext', title: 'Find next', category: 'Edit', keys: ['F3'], menu: { menu: 'edit', group: 4 } },
  {
    id: 'edit.findPrevious',
    title: 'Find previous',
    category: 'Edit',
    keys: ['Shift+F3'],
    menu: { menu: 'edit', group: 4 },
  },
] as const satisfies readonly Command[];

const view = [
  {
    id: 'view.list',
    title: 'List column',
    category: 'View',
    keys: ['Mod+B'],
    menu: { menu: 'view', group: 2 },
    checkable: true,
  },
  {
    id: 'view.dock',
    title: 'Dock',
    category: 'View',
    keys: ['Mod+Alt+B'],
    menu: { menu: 'view', group: 2 },
    checkable: true,
  },
  {
    id: 'view.tasks',
    title: 'Task centre',
    category: 'View',
    keys: ['Mod+J'],
    menu: { menu: 'view', group: 2 },
    checkable: true,
  },
  {
    id: 'view.themeSystem',
    title: 'Theme of the system',
    category: 'View',
    keys: [],
    menu: { menu: 'view', group: 3 },
    checkable: true,
  },
  {
    id: 'view.themeLight',
    title: 'Light theme',
    category: 'View',
    keys: [],
    menu: { menu: 'view', group: 3 },
    checkable: true,
  },
  {
    id: 'view.themeDark',
    title: 'Dark theme',
    category: 'View',
    keys: [],
    menu: { menu: 'view', group: 3 },
    checkable: true,
  },
  {
    id: 'view.textLarger',
    title: 'Larger text',
    category: 'View',
    keys: ['Mod+=', 'Mod++'],
    menu: { menu: 'view', group: 4 },
  },
  {
    id: 'view.textSmaller',
    title: 'Smaller text',
    category: 'View',
    keys: ['Mod+-'],
    menu: { menu: 'view', group: 4 },
  },
  {
    id: 'view.textNormal',
    title: 'Normal text size',
    category: 'View',
    keys: ['Mod+0'],
    menu: { menu: 'view', group: 4 },
  },
  {
    id: 'view.zoomIn',
    title: 'Zoom waveform in',
    category: 'View',
    keys: ['Mod+ArrowUp'],
    menu: { menu: 'view', group: 5 },
  },
  {
    id: 'view.zoomOut',
    title: 'Zoom waveform out',
    category: 'View',
    keys: ['Mod+ArrowDown'],
    menu: { menu: 'view', group: 5 },
  },
  {
    id: 'view.zoomFit',
    title: 'Fit waveform to the window',
    category: 'View',
    keys: ['Z'],
    menu: { menu: 'view', group: 5 },
  },
] as const satisfies readonly Command[];

const go = [
  { id: 'go.transcribe', title: 'Transcribe', category: 'Go', keys: ['Mod+1'], menu: { menu: 'go', group: 1 } },
  { id: 'go.library', title: 'Library', category: 'Go', keys: ['Mod+2'], menu: { menu: 'go', group: 1 } },
  { id: 'go.tasks', title: 'Tasks', category: 'Go', keys: ['Mod+Shift+J'], menu: { menu: 'go', group: 1 } },
  { id: 'go.nextRegion', title: 'Next region', category: 'Go', keys: ['F6'], menu: { menu: 'go', group: 2 } },
  {
    id: 'go.previousRegion',
    title: 'Previous region',
    category: 'Go',
    keys: ['Shift+F6'],
    menu: { menu: 'go', group: 2 },
  },
] as const satisfies readonly Command[];

const transcript = [
  {
    id: 'line.next',
    title: 'Next line',
    category: 'Transcript',
    keys: ['Alt+ArrowDown'],
    menu: { menu: 'transcript', group: 1 },
  },
  {
    id: 'line.previous',
    title: 'Previous line',
    category: 'Transcript',
    keys: ['Alt+ArrowUp'],
    menu: { menu: 'transcript', group: 1 },
  },
  {
    id: 'line.split',
    title: 'Split line at the caret',
    category: 'Transcript',
    keys: ['Mod+Alt+V', 'Mod+D'],
    menu: { menu: 'transcript', group: 2 },
  },
  {
    id: 'line.merge',
    title: 'Merge lines',
    category: 'Transcript',
    keys: ['Mod+Shift+M'],
    menu: { menu: 'transcript', group: 2 },
  },
  {
    id: 'line.insertAfter',
    title: 'Insert line after',
    category: 'Transcript',
    keys: ['Alt+Insert'],
    menu: { menu: 'transcript', group: 2 },
  },
  {
    id: 'line.insertBefore',
    title: 'Insert line before',
    category: 'Transcript',
    keys: ['Mod+Shift+Insert'],
    menu: { menu: 'transcript', group: 2 },
  },
  {
    id: 'line.delete',
    title: 'Delete lines',
    category: 'Transcript',
    keys: ['Delete'],
    menu: { menu: 'transcript', group: 2 },
  },
  {
    id: 'line.setStart',
    title: 'Set start at the playhead',
    category: 'Transcript',
    keys: ['F11', 'I'],
    menu: { menu: 'transcript', group: 3 },
  },
  {
    id: 'line.setEnd',
    title: 'Set end at the playhead',
    category: 'Transcript',
    keys: ['F12', 'O'],
    menu: { menu: 'transcript', group: 3 },
  },
  {
    id: 'speaker.rename',
    title: 'Rename speaker',
    category: 'Transcript',
    keys: ['Mod+R'],
    menu: { menu: 'transcript', group: 4 },
  },
  {
    id: 'speaker.relabel',
    title: 'Label speakers again',
    category: 'Transcript',
    keys: [],
    menu: { menu: 'transcript', group: 4 },
  },
  {
    id: 'transcript.stop',
    title: 'Stop transcribing',
    category: 'Transcript',
    keys: [],
    menu: { menu: 'transcript', group: 5 },
  },
  {
    id: 'transcript.resume',
    title: 'Resume transcribing',
    category: 'Transcript',
    keys: [],
    menu: { menu: 'transcript', group: 5 },
  },
] as const satisfies readonly Command[];

const playback = [
  {
    id: 'player.toggle',
    title: 'Play or pause',
    category: 'Playback',
    keys: ['Space', 'K', 'Mod+Space'],
    menu: { menu: 'playback', group: 1 },
  },
  {
    id: 'player.playSelection',
    title: 'Play selected line',
    category: 'Playback',
    keys: ['F5'],
    menu: { menu: 'playback', group: 1 },
  },
  {
    id: 'player.back',
    title: 'Skip back',
    category: 'Playback',
    keys: ['ArrowLeft', 'Alt+ArrowLeft'],
    menu: { menu: 'playback', group: 2 },
  },
  {
    id: 'player.forward',
    title: 'Skip forward',
    category: 'Playback',
    keys: ['ArrowRight', 'Alt+ArrowRight'],
    menu: { menu: 'playback', group: 2 },
  },
  { id: 'player.slower', title: 'Slower', category: 'Playback', keys: ['J'], menu: { menu: 'playback', group: 3 } },
  { id: 'player.faster', title: 'Faster', category: 'Playback', keys: ['L'], menu: { menu: 'playback', group: 3 } },
  {
    id: 'player.normalSpeed',
    title: 'Normal speed',
    category: 'Playback',
    keys: ['Shift+K'],
    menu: { menu: 'playback', group: 3 },
  },
  {
    id: 'player.loop',
    title: 'Loop selected line',
    category: 'Playback',
    keys: ['Shift+L'],
    menu: { menu: 'playback', group: 4 },
    checkable: true,
  },
  {
    id: 'player.follow',
    title: 'Follow the playhead',
    category: 'Playback',
    keys: ['Mod+G'],
    menu: { menu: 'playback', group: 4 },
    checkable: true,
  },
  {
    id: 'player.mute',
    title: 'Mute',
    category: 'Playback',
    keys: ['M'],
    menu: { menu: 'playback', group: 4 },
    checkable: true,
  },
] as const satisfies readonly Command[];

const list = [...general, ...file, ...edit, ...view, ...go, ...transcript, ...playback] as const;

/** Id of a command. */
export type CommandId = (typeof list)[number]['id'];

/** Every command, in the order of menus, palette and sheet. */
export const COMMANDS: readonly (Command & { id: CommandId })[] = list;

const ids: ReadonlySet<string> = new Set(list.map(({ id }) => id));

/** Whether `value` is the id of a command. */
export function isCommandId(value: unknown): value is CommandId {
  return typeof value === 'string' && ids.has(value);
}

/**
 * The keys of a command under the user's keymap (settings.keymap): an entry replaces the defaults, an empty list switches
 * the keys off.
 */
export function commandKeys(command: Command, keymap: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return keymap[command.id] ?? command.keys;
}

/** Whether a chord would type a character or move the caret: such chords never fire while typing. */
export function isBareChord(chord: string): boolean {
  const parts = chord === '+' ? ['+'] : chord.replace(/\+\+$/, '+Plus').split('+');
  const modified = parts.some((part) => part === 'Mod' || part === 'Ctrl' || part === 'Alt');
  return !modified && !/^F\d{1,2}$/.test(parts.at(-1) ?? '');
}
