/** Group in the menu, id, title, default keys, and `tick` for what is on or off. */
export type CommandRow = readonly [group: number, id: string, title: string, keys: readonly string[], tick?: 'tick'];

/**
 * Every command by the menu that it stands in. The notation of keys is told in commands.ts. Rows of one group stand
 * together; groups are parted by a line.
 */
export const COMMAND_TABLE = {
  file: [
    [1, 'file.import', 'Add recordings', ['Mod+O']],
    [2, 'file.export', 'Export', ['Mod+E']],
    [3, 'file.rename', 'Rename', ['F2']],
    [3, 'file.reveal', 'Show file in its folder', []],
    [3, 'file.moveToBin', 'Move to bin', []],
    [9, 'app.settings', 'Settings', ['Mod+,']],
  ],
  edit: [
    [1, 'edit.undo', 'Undo', ['Mod+Z']],
    [1, 'edit.redo', 'Redo', ['Mod+Shift+Z', 'Mod+Y']],
    [3, 'edit.copyPlain', 'Copy as plain text', ['Mod+Shift+C']],
    [3, 'edit.copyWithTimes', 'Copy with times', []],
    [3, 'edit.copyWithSpeakers', 'Copy with speakers', []],
    [4, 'edit.find', 'Find', ['Mod+F']],
    [4, 'edit.findNext', 'Find next', ['F3']],
    [4, 'edit.findPrevious', 'Find previous', ['Shift+F3']],
  ],
  view: [
    [1, 'app.palette', 'Command palette', ['Mod+K']],
    [2, 'view.list', 'List column', ['Mod+B'], 'tick'],
    [2, 'view.dock', 'Dock', ['Mod+Alt+B'], 'tick'],
    [2, 'view.tasks', 'Task centre', ['Mod+J'], 'tick'],
    [3, 'view.themeSystem', 'Theme of the system', [], 'tick'],
    [3, 'view.themeLight', 'Light theme', [], 'tick'],
    [3, 'view.themeDark', 'Dark theme', [], 'tick'],
    [4, 'view.textLarger', 'Larger text', ['Mod+=', 'Mod++']],
    [4, 'view.textSmaller', 'Smaller text', ['Mod+-']],
    [4, 'view.textNormal', 'Normal text size', ['Mod+0']],
    [5, 'view.zoomIn', 'Zoom waveform in', ['Mod+ArrowUp']],
    [5, 'view.zoomOut', 'Zoom waveform out', ['Mod+ArrowDown']],
    [5, 'view.zoomFit', 'Fit waveform to the window', ['Z']],
  ],
  go: [
    [1, 'go.transcribe', 'Transcribe', ['Mod+1']],
    [1, 'go.library', 'Library', ['Mod+2']],
    [1, 'go.tasks', 'Tasks', ['Mod+Shift+J']],
    [2, 'go.nextRegion', 'Next region', ['F6']],
    [2, 'go.previousRegion', 'Previous region', ['Shift+F6']],
  ],
  transcript: [
    [1, 'line.next', 'Next line', ['Alt+ArrowDown']],
    [1, 'line.previous', 'Previous line', ['Alt+ArrowUp']],
    [2, 'line.split', 'Split line at the caret', ['Mod+Alt+V', 'Mod+D']],
    [2, 'line.merge', 'Merge lines', ['Mod+Shift+M']],
    [2, 'line.insertAfter', 'Insert line after', ['Alt+Insert']],
    [2, 'line.insertBefore', 'Insert line before', ['Mod+Shift+Insert']],
    [2, 'line.delete', 'Delete lines', ['Delete']],
    [3, 'line.setStart', 'Set start at the playhead', ['F11', 'I']],
    [3, 'line.setEnd', 'Set end at the playhead', ['F12', 'O']],
    [4, 'speaker.rename', 'Rename speaker', ['Mod+R']],
    [4, 'speaker.relabel', 'Label speakers again', []],
    [5, 'transcript.stop', 'Stop transcribing', []],
    [5, 'transcript.resume', 'Resume transcribing', []],
  ],
  playback: [
    [1, 'player.toggle', 'Play or pause', ['Space', 'K', 'Mod+Space']],
    [1, 'player.playSelection', 'Play selected line', ['F5']],
    [2, 'player.back', 'Skip back', ['ArrowLeft', 'Alt+ArrowLeft']],
    [2, 'player.forward', 'Skip forward', ['ArrowRight', 'Alt+ArrowRight']],
    [3, 'player.slower', 'Slower', ['J']],
    [3, 'player.faster', 'Faster', ['L']],
    [3, 'player.normalSpeed', 'Normal speed', ['Shift+K']],
    [4, 'player.loop', 'Loop selected line', ['Shift+L'], 'tick'],
    [4, 'player.follow', 'Follow the playhead', ['Mod+G'], 'tick'],
    [4, 'player.mute', 'Mute', ['M'], 'tick'],
  ],
  help: [
    [1, 'app.shortcuts', 'Keyboard shortcuts', ['?']],
    [2, 'app.diagnostics', 'Diagnostics', []],
  ],
} as const satisfies Record<string, readonly CommandRow[]>;
