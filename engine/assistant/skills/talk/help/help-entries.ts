import { EDITING_HELP } from './editing-help.ts';
import type { HelpEntry } from './help-entry.ts';
import { FIRST_STEPS_HELP } from './first-steps-help.ts';
import { LIBRARY_HELP } from './library-help.ts';
import { PLAYBACK_HELP } from './playback-help.ts';
import { SOUND_HELP } from './sound-help.ts';
import { STUDIO_HELP } from './studio-help.ts';

/** True statements about this version of the app, from its README and its panels. Each is one question that people ask. */
export const HELP_ENTRIES: readonly HelpEntry[] = [
  ...SOUND_HELP,
  ...PLAYBACK_HELP,
  ...STUDIO_HELP,
  ...LIBRARY_HELP,
  ...EDITING_HELP,
  ...FIRST_STEPS_HELP,
];
