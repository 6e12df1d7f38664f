/** English texts of exported voices. */
export const bundleTexts = {
  import: 'Import a voice',
  export: 'Export the voice',
  exportWhy: 'Sample, transcript, settings and consent in one file, to clone it again elsewhere.',
  written: (fileName: string) => `${fileName} was written`,
  notWritten: (name: string) => `“${name}” was not exported`,
  started: (name: string) => `${name} is being cloned from the file`,
  notRead: (fileName: string) => `“${fileName}” was not imported`,
  noPath: (fileName: string) => `“${fileName}” lies nowhere on this computer. Save it first, then import it.`,
  question: (fileName: string, baseUrl: string) => ({
    title: 'Clone this voice in the cloud?',
    text: `The sample in “${fileName}” is sent to ${baseUrl.replace(/^https?:\/\//, '')} and counts as 1 cloned voice.`,
    confirm: 'Clone it',
    cancel: 'Cancel',
  }),
};
