/** English names of days. */
export const timeTexts = { today: 'Today', yesterday: 'Yesterday' } as const;
