/** English texts of takes. */
export const texts = {
  name: (number: number) => `Take ${number}`,
  notPicked: 'Couldn’t switch to the take',
  notKept: 'Couldn’t pin the take',
  notRated: 'Couldn’t save the rating',
  notChecked: 'Couldn’t check the take',
  removed: (number: number) => `Take ${number} moved to the bin`,
} as const;
