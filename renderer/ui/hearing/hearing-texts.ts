/** English texts of sounds that are heard in between. */
export const texts = {
  stop: 'Stop',
  notHeard: (title: string) => `“${title}” could not be heard`,
} as const;
