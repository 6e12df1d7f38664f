/** English texts of takes. */
export const texts = {
  notPicked: 'Couldn’t switch to the take',
  notKept: 'Couldn’t pin the take',
  notRated: 'Couldn’t save the rating',
  notRemoved: 'Couldn’t move the take to the bin',
  notRestored: 'Couldn’t restore the take',
  notChecked: 'Couldn’t check the take',
  removed: (number: number) => `Take ${number} moved to the bin`,
  undo: 'Undo',
} as const;
