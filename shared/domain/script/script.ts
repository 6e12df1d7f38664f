import type { CharacterId, ItemId, LineId } from '../ids.ts';
import type { Delivery, Effects, ScriptSettings } from './script-settings.ts';
import type { TimeSpan } from '../media/time-span.ts';

/**
 * Somebody who speaks in a script. `ordinal` from 0 decides colour and marker (as for speakers of a transcript). Null in
 * `voiceId` means that no voice was cast yet: the lines cannot be made.
 */
export type Character = {
  id: CharacterId;
  ordinal: number;
  name: string;
  voiceId: string | null;
  delivery: Delivery;
  /** Null inherits the script's. */
  effects: Effects | null;
};

/**
 * One line: what is spoken in one request. Lines are in the order of `order` (any finite numbers; a new line between two takes
 * the middle), then of their ids. `text` is the raw text of the service with pause markers, interjections and readings.
 */
export type ScriptLine = {
  id: LineId;
  order: number;
  /** Null: the script's own voice speaks. */
  characterId: CharacterId | null;
  text: string;
  /** Overrides the character's voice in this line. */
  voiceId: string | null;
  delivery: Delivery;
  effects: Effects | null;
  /** Overrides the script's language; null inherits. */
  language: string | null;
  /** Title of the section that begins with this line ("" for one without a title); null within a section. */
  section: string | null;
  /** Silence after this line instead of the script's, ms. */
  gapAfterMs: number | null;
  cue: TimeSpan | null;
  /** The line comes from a transcript, and its speech did not sound like the language: the text may be invented. */
  languageDoubtful?: boolean | undefined;
};

/** The part of a script that edits change. */
export type ScriptContent = {
  title: string;
  settings: ScriptSettings;
  characters: readonly Character[];
  lines: readonly ScriptLine[];
};

/** A whole script. `revision` grows by one with every stored change. */
export type Script = ScriptContent & {
  id: ItemId;
  revision: number;
  canUndo: boolean;
  canRedo: boolean;
  /** Recording and transcript that the script dubs, where it came from one. */
  dubOf: { mediaId: ItemId; transcriptId: ItemId } | null;
  createdAtMs: number;
};

/** Order of lines: by `order`, then by id. */
export function compareLines(a: ScriptLine, b: ScriptLine): number {
  return a.order - b.order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
