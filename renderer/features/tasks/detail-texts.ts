/** English texts of the details of a task. */
export const DETAIL_TEXTS = {
  tab: 'Task',
  none: 'Select a task to see its details.',
  state: 'State',
  kind: 'Type',
  place: 'Runs on',
  added: 'Added',
  started: 'Started',
  ended: 'Ended',
  duration: 'Duration',
  amount: 'Amount',
  requestId: 'Request ID',
  taskId: 'Service task ID',
  more: (number: number) => `and ${number.toLocaleString('en')} more`,
  copy: (what: string) => `Copy ${what}`,
} as const;
