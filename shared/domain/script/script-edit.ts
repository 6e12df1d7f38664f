import type { CharacterId, LineId } from '../ids.ts';
import type { Delivery, Effects, ScriptSettings } from './script-settings.ts';
import type { Character, ScriptLine } from './script.ts';
import type { TimeSpan } from '../media/time-span.ts';

/** What a line may be given. */
export type LineValues = {
  characterId?: CharacterId | null;
  voiceId?: string | null;
  delivery?: Delivery;
  effects?: Effects | null;
  language?: string | null;
  section?: string | null;
  gapAfterMs?: number | null;
  cue?: TimeSpan | null;
};

/**
 * What a person does to a script. New ids are chosen by the caller, so that an edit applied in the renderer at once and in
 * core a moment later gives the same document. Offsets are UTF-16 units of the line's text.
 * The title of a section stays with what stays of it when its first line is moved, joined or deleted.
 */
export type ScriptEdit =
  | { kind: 'setText'; lineId: LineId; text: string }
  /**
   * Cuts a line in two at `offset`; the second keeps character, voice and settings, gets the gap and loses the section and the
   * cue. White space at the cut stays with the first.
   */
  | { kind: 'split'; lineId: LineId; offset: number; newLineId: LineId }
  /** Joins lines (in their order) into the first of them, with a space where neither side has white space. */
  | { kind: 'join'; lineIds: LineId[] }
  /** `afterId` null puts them first. Lines that are moved or put in keep their order among themselves. */
  | { kind: 'insert'; lines: Omit<ScriptLine, 'order'>[]; afterId: LineId | null }
  | { kind: 'move'; lineIds: LineId[]; afterId: LineId | null }
  | { kind: 'delete'; lineIds: LineId[] }
  | { kind: 'setLines'; lineIds: LineId[]; values: LineValues }
  | { kind: 'addCharacter'; character: Character }
  | { kind: 'setCharacter'; characterId: CharacterId; values: Partial<Omit<Character, 'id' | 'ordinal'>> }
  /** Lines of the removed one get `intoId` (null: the script's own voice). */
  | { kind: 'removeCharacter'; characterId: CharacterId; intoId: CharacterId | null }
  | { kind: 'setSettings'; values: Partial<ScriptSettings> }
  | { kind: 'rename'; title: string };

/** The difference between two states of a script: whole rows to put in place, ids to take away, and what else changed. */
export type ScriptPatch = {
  lines: ScriptLine[];
  removedLineIds: LineId[];
  characters: Character[];
  removedCharacterIds: CharacterId[];
  /** Null when unchanged. */
  settings: ScriptSettings | null;
  /** Null when unchanged. */
  title: string | null;
};
