/** English texts of new text for lines that waits to be reviewed. */
export const proposalTexts = {
  queued: 'Queued',
  done: (share: number) => `${Math.round(share * 100)}% done`,
  review: 'Review',
  discard: 'Discard',
  dismiss: 'Dismiss',
  notDiscarded: 'Couldn’t discard the new text',
  notDismissed: 'Couldn’t dismiss the task',
  decideLater: 'Decide later',
  accept: (number: number) => (number === 1 ? 'Accept 1 change' : `Accept ${number.toLocaleString('en')} changes`),
} as const;
