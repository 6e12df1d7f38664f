import type { ExpiryDid, ExpiryKind } from '../../../../shared/domain/jobs/expiry.ts';
import { count } from '../../../ui/text/count.ts';

/** English texts of what expires on the service. `at` is a day and time of day. */
export const EXPIRY_TEXTS = {
  title: 'Expiring on the service',
  filter: 'Expiring',
  tab: 'Expiry',
  items: (number: number) => count(number, 'item', 'items'),
  warnAt: 'Warns at 2 days',
  checkNow: 'Check now',
  checked: 'Checked',
  failedToCheck: 'Couldn’t check',
  lanes: {
    link: { name: 'Links', life: '9 to 24 h' },
    record: { name: 'Task records', life: '7 days' },
    input: { name: 'Inputs', life: '7 days' },
    reference: { name: 'Cover references', life: '24 h' },
    voice: { name: 'Idle voices', life: '7 days' },
  } satisfies Record<ExpiryKind, { name: string; life: string }>,
  kinds: {
    link: 'Result link',
    record: 'Task record',
    input: 'Input',
    reference: 'Cover reference',
    voice: 'Idle voice',
  } satisfies Record<ExpiryKind, string>,
  axis: { now: 'Now', hour: '1 h', sixHours: '6 h', day: '1 day', twoDays: '2 days', week: '7 days' },
  timeLine: 'When things expire',
  marks: (names: readonly string[]) => names.join(', '),
  untitled: 'Untitled task',
  attention: 'Needs attention',
  handled: 'Handled',
  did: {
    saved: (at: string) => `Saved ${at}`,
    saving: () => 'Being saved now',
    unsaved: () => 'Not saved, its task has ended',
    working: () => 'The service is still working on it',
    reusable: () => 'Used without uploading, then uploads again',
    stored: () => 'Stored here, uploads again if needed',
    kept: () => 'Kept alive with a short line, which is billed',
    used: (at: string) => `Used ${at}, 7 days reset`,
    asks: () => 'Asks first, a line is billed',
  } satisfies Record<ExpiryDid['what'], (at: string) => string>,
  letGo: 'You let it expire',
  actions: {
    save: 'Save now',
    use: 'Generate a line',
    letExpire: 'Let it expire',
    undoLetExpire: 'Keep warning',
    show: 'Show',
  },
  used: (name: string) => `${name} used, 7 days reset`,
  failedToUse: 'Couldn’t use the voice',
  failedToSave: 'Couldn’t save the result',
  nothing: {
    title: 'Nothing expires soon',
    text: 'What the service deletes after a time is listed here, with what Atelier did about it.',
  },
  sum: (handled: number, attention: number) =>
    attention === 0
      ? `${handled.toLocaleString('en')} handled.`
      : `${handled.toLocaleString('en')} handled, ${count(attention, 'needs', 'need')} attention.`,
  automatic: 'Automatic',
  rules: [
    ['Results are saved immediately', 'Before they are shown.'],
    ['Inputs are uploaded again', 'From the copy on this computer.'],
    ['Voices are kept alive where you choose it', 'A few characters with 36 hours left. Billed, so off by default.'],
  ],
  activity: 'Activity',
  activitySaved: (name: string) => `Saved ${name}`,
  activityUsed: (name: string) => `Used ${name}, 7 days reset`,
  noActivity: 'Nothing was saved or used in the last days.',
  foot: 'Expiry follows the service’s rules',
} as const;
