import { KEY_ROWS } from './key-row-texts.ts';
import type { RowText } from './section-list.ts';

/** Texts of the rows about how the program looks, sounds and is kept. */
export const PROGRAM_ROWS = {
  theme: {
    section: 'appearance',
    label: 'Theme',
    description: 'Light, dark, or match the system.',
    also: 'dark mode colour',
  },
  textScale: {
    section: 'appearance',
    label: 'Text size',
    description: 'Scales the whole interface, from 80% to 200%.',
    also: 'zoom font larger smaller scale',
  },
  contrast: {
    section: 'appearance',
    label: 'Contrast',
    description: 'High contrast uses stronger edges and text.',
    also: 'accessibility',
  },
  motion: {
    section: 'appearance',
    label: 'Motion',
    description: 'Reduced motion removes fades and spinners. The playhead still moves.',
    also: 'animation accessibility',
  },
  notifyOf: {
    section: 'tasks',
    label: 'Notifications',
    description: 'When one of these finishes or fails while Atelier is in the background.',
    also: 'notify alert message',
  },
  taskSound: {
    section: 'tasks',
    label: 'Notification sound',
    description: 'Your system’s sound, once for tasks that end together.',
    also: 'chime alert audio',
  },
  skipSeconds: {
    section: 'playback',
    label: 'Skip by',
    description: 'How far the skip keys and buttons jump.',
    also: 'seconds back forward rewind',
  },
  ...KEY_ROWS,
  selfCheck: {
    section: 'diagnostics',
    label: 'Self-check',
    description: 'Checks that everything Atelier needs is in place.',
    also: 'problems errors',
  },
  versions: {
    section: 'diagnostics',
    label: 'Versions',
    description: 'For bug reports.',
    also: 'electron node chromium system',
  },
  supportBundle: {
    section: 'diagnostics',
    label: 'Support bundle',
    description:
      'A file with versions, checks and logs, but no keys, names or texts of yours. It stays on this computer until you send it.',
    also: 'log report bug zip',
  },
  about: {
    section: 'about',
    label: 'Atelier',
    description: 'Free software under the MIT licence.',
    also: 'version licence license',
  },
  updates: {
    section: 'about',
    label: 'Updates',
    description:
      'Atelier doesn’t check for updates or install them, so it never contacts a server for this or restarts by itself. To update, install the new version over this one. Your library, settings and tasks are kept, and a backup is made first.',
    also: 'update upgrade new version release notes channel automatic check telemetry analytics tracking privacy',
  },
  licences: {
    section: 'about',
    label: 'Third-party licences',
    description: 'THIRD-PARTY.md in the app folder lists every component and its licence. None is under the GPL.',
    also: 'third party open source license',
  },
} as const satisfies Record<string, RowText>;
