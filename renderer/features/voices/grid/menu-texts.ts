/** English texts of the menu of a voice. */
export const menuTexts = {
  label: (name: string) => `Actions for ${name}`,
  details: 'Show details',
  noFolder: 'Remove from folder',
  newFolder: 'New folder',
  tag: (name: string) => `Add tag ${name}`,
  newTag: 'New tag',
  exportVoice: 'Export voice…',
  exportConsent: 'Export consent record…',
};
