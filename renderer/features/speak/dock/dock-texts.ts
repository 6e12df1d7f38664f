/** English texts of the inspector. */
export const texts = {
  tabs: { cast: 'Cast', effects: 'Effects', sound: 'Audio' },
  nothing: {
    cast: 'Open a script to assign its voices.',
    effects: 'Open a script to change its effects.',
    sound: 'Open a script to change its audio settings.',
  },
} as const;
