/** English texts of the system's dialogs and notifications; menus take theirs from the commands. */
export const DESKTOP_TEXTS = {
  cannotStart: 'Atelier can’t start',
  quit: {
    title: 'Quit while tasks are running?',
    text: 'Finished work is kept. The rest resumes when you next open Atelier.',
    keepWorking: 'Keep working',
    quit: 'Quit and resume later',
  },
  reload: {
    stopped: 'The window stopped working',
    unresponsive: 'The window isn’t responding',
    text: 'Your work is safe, and tasks keep running. Reload to continue.',
    reload: 'Reload',
    quit: 'Quit',
    wait: 'Wait',
  },
  notifications: { done: 'Transcript ready', failed: 'Transcription failed' },
  chooseFiles: { title: 'Add recordings', media: 'Audio and video', all: 'All files' },
} as const;
