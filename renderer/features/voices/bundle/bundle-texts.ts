/** English texts of exported voices. */
export const bundleTexts = {
  import: 'Import voice…',
  export: 'Export voice',
  exportWhy: 'Saves sample, transcript, settings and consent in one file, so you can clone the voice elsewhere.',
  written: (fileName: string) => `${fileName} saved`,
  notWritten: (name: string) => `Couldn’t export “${name}”`,
  started: (name: string) => `Cloning ${name} from the file`,
  notRead: (fileName: string) => `Couldn’t import “${fileName}”`,
  noPath: (fileName: string) => `“${fileName}” isn’t saved on this computer. Save it first, then import it.`,
  question: (fileName: string, baseUrl: string) => ({
    title: 'Clone this voice in the cloud?',
    text: `The sample in “${fileName}” is sent to ${baseUrl.replace(/^https?:\/\//, '')} and counts as 1 cloned voice.`,
    confirm: 'Clone voice',
    cancel: 'Cancel',
  }),
};
