/** English texts of sounds that are heard in between. */
export const texts = {
  stop: 'Stop',
  inCloud: (title: string, characters: number, host: string) => ({
    title: `Preview “${title}” in the cloud?`,
    text: `Its audio is generated in the cloud. The text (${characters.toLocaleString('en')} ${characters === 1 ? 'character' : 'characters'}) is sent to ${host} and billed.`,
    confirm: 'Send and play',
    cancel: 'Don’t send',
  }),
  notHeard: (title: string) => `“${title}” could not be heard`,
} as const;
