import { INHERITED_DELIVERY } from './script-settings.ts';
import type { ScriptLine } from './script.ts';

/** A line that inherits everything and says nothing: what every new line begins with. */
export const EMPTY_LINE: Omit<ScriptLine, 'id' | 'order'> = {
  characterId: null,
  text: '',
  voiceId: null,
  delivery: INHERITED_DELIVERY,
  effects: null,
  language: null,
  section: null,
  gapAfterMs: null,
  cue: null,
};
