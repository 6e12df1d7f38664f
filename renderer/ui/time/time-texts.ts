/** English words of time. */
export const timeTexts = {
  today: 'Today',
  yesterday: 'Yesterday',
  startsIn: (time: string) => `Starts in ${time}`,
} as const;
