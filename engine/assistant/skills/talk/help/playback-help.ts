import type { HelpEntry } from './help-entry.ts';

/** Answers about playing, and about how the window looks and works. */
export const PLAYBACK_HELP: readonly HelpEntry[] = [
  {
    asked: 'playback speed slower faster play rate double speed change',
    answer: 'The player has a speed button. J plays slower, L faster, and Shift+K at normal speed.',
  },
  {
    asked: 'loop repeat line section playing over and over',
    answer:
      'Select a line and press Shift+L, or the loop button of the player. Clips and the queue have repeat buttons of their own.',
  },
  {
    asked: 'queue play next up order playlist shuffle several',
    answer:
      'Select items in the Library and choose “Play in this order” (Shift+Enter). The queue button of the player shows what comes next.',
  },
  {
    asked: 'volume mute loud quiet player sound level',
    answer: 'The player has a volume slider; M mutes.',
  },
  {
    asked: 'play pause stop space start listening',
    answer: 'Space plays and pauses, Escape stops. F5 plays the selected line.',
  },
  {
    asked: 'dark light theme mode appearance colours look night',
    answer: 'Choose the system, light or dark theme in Settings, Appearance, or in the View menu.',
  },
  {
    asked: 'text size larger smaller bigger font zoom readable interface',
    answer: 'Ctrl with + or − makes all texts larger or smaller, Ctrl+0 sets the default size. On a Mac it’s ⌘.',
  },
  {
    asked: 'waveform zoom in out closer scroll fit',
    answer: 'Ctrl with the up or down arrow key zooms the waveform of a transcript, Z fits it to the window.',
  },
  {
    asked: 'sidebar inspector hide show pane panel space bigger window layout',
    answer: 'Ctrl+B shows or hides the sidebar, Ctrl+Alt+B the inspector. Their edges can be dragged.',
  },
  {
    asked: 'undo redo mistake revert go back change step history',
    answer:
      'Ctrl+Z undoes edits of texts as well as tags, moves and deletions; the undo of a transcript or script survives restarts. The tooltip names what is undone. You can also ask me: “Undo that”.',
  },
  {
    asked: 'settings preferences options configure where change defaults',
    answer: 'Open Settings from the rail on the left, or with Ctrl+comma. It has a search field.',
  },
  {
    asked: 'mini window quick chat global hotkey system shortcut over other programs',
    answer:
      'A shortcut of your system can open a small chat window over any program. Turn it on in Settings, Shortcuts.',
  },
  {
    asked: 'notification sound when done finished alert tasks end',
    answer:
      'Settings, Tasks has notifications and a sound for work that ends, and what happens when all of it has ended.',
  },
];
