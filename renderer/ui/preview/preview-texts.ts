/** English texts of previews. */
export const texts = {
  stop: 'Stop',
  inCloud: (title: string, characters: number, host: string) => ({
    title: `Preview “${title}” in the cloud?`,
    text: `Its audio is generated in the cloud. The text (${characters.toLocaleString('en')} ${characters === 1 ? 'character' : 'characters'}) is sent to ${host} and billed.`,
    confirm: 'Send and play',
    cancel: 'Don’t send',
  }),
  notHeard: (title: string) => `Couldn’t play “${title}”`,
} as const;
