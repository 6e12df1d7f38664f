import type { ItemId, LineId } from '../../ids.ts';
import type { Effects, SoundFormat } from '../../script/script-settings.ts';
import type { EngineChoice } from '../../settings/engine-choice.ts';

/**
 * Everything that decides how a line sounds, with all inheritance resolved: the fingerprint of a take. Two lines with equal
 * recipes sound alike, so a take whose recipe differs from its line's is stale.
 */
export type SpeechRecipe = {
  text: string;
  model: string;
  voiceId: string;
  speed: number;
  volume: number;
  pitchSemitones: number;
  emotion: string | null;
  effects: Effects;
  language: string | null;
  normalization: 'off' | 'basic' | 'quality';
  watermark: boolean;
  /** Only entries whose word is in the text, in the order of their words. */
  pronunciations: { word: string; replacement: string }[];
};

/** Why a take no longer fits its line. */
export type StaleCause = 'partial' | 'text' | 'voice' | 'delivery' | 'effects' | 'dictionary' | 'settings';

/** A word of a take: UTF-16 offsets in the recipe's text, end exclusive; ms from the start of the take. */
export type TakeWord = { text: string; textBegin: number; textEnd: number; startMs: number; endMs: number };

/** A word as the local recogniser heard it against the script. Offsets are those of the recipe's text; null for `extra`. */
export type CheckedWord = {
  kind: 'same' | 'changed' | 'missing' | 'extra';
  expected: string;
  heard: string;
  textBegin: number | null;
  textEnd: number | null;
};

/** What the check of a take against its script found. `wordErrorRate` is 0 to 1 or above. */
export type TakeCheck = { checkedAtMs: number; wordErrorRate: number; words: CheckedWord[] };

/** One take of a line. Its sound is the library item of the same id (`/media/<id>/…`). */
export type Take = {
  id: ItemId;
  scriptId: ItemId;
  lineId: LineId;
  /** 1, 2, 3 … within the line; never given twice. */
  number: number;
  recipe: SpeechRecipe;
  sound: SoundFormat;
  engine: EngineChoice;
  /** Where the text was sent; null when it stayed here. */
  host: string | null;
  durationMs: number;
  /** Whether there are word times; they are read with `scripts.words`. */
  hasWords: boolean;
  isPicked: boolean;
  isKept: boolean;
  /** 0 to 5. */
  rating: number;
  /** The stream was cut: what came was kept. */
  isPartial: boolean;
  /** Characters that the service counted; null where it said nothing. */
  billedCharacters: number | null;
  check: TakeCheck | null;
  createdAtMs: number;
};

/** How a line's text will be sent, and why that way. */
export type SpeechRoute =
  | { kind: 'stream'; reason: null }
  /** In one answer, heard when it is complete. Watermarks and normalisation of quality are not there in streams. */
  | { kind: 'whole'; reason: 'format_not_streamable' | 'watermark' | 'normalization_quality' }
  /** As a long task that the service works on by itself; from text or, above 50,000 characters, from a file. */
  | { kind: 'task'; reason: 'text_long' | 'text_very_long' };
