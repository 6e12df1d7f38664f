/** English texts of notices, toasts and steps after a failure. */
export const texts = {
  dismiss: 'Dismiss',
  copied: 'Copied',
  copyRequestId: 'Copy request ID',
  withAction: (message: string, action: string) => `${message}. ${action} is available.`,
  settingsNotSaved: 'Couldn’t save the settings',
  stoppedWorking: (name: string) => `${name} stopped working`,
  workSaved: (cause: string) => `Your work is saved. Reload the panel to continue. Cause: ${cause}`,
  reloadPanel: 'Reload panel',
  unsaved: {
    title: 'A change wasn’t saved',
    named: (label: string) => `“${label}” wasn’t saved`,
    retry: 'Try again',
    discard: 'Discard',
    copy: 'Copy text',
  },
  steps: {
    retry: 'Try again',
    resume: 'Resume',
    chooseFile: 'Choose another file',
    confirm: 'Prepare anyway',
    openEngine: 'Engine settings',
    openAccount: 'Account settings',
    openLibrary: 'Library settings',
    openLanguage: 'Choose language',
  },
} as const;
