/** English texts of takes. */
export const texts = {
  notPicked: 'The take was not chosen',
  notKept: 'The take was not kept',
  notRated: 'The stars were not stored',
  notRemoved: 'The take was not moved to the bin',
  notRestored: 'The take was not brought back',
  notChecked: 'The take was not checked',
  removed: (number: number) => `Take ${number} moved to the bin`,
  undo: 'Undo',
} as const;
