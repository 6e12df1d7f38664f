import type { PronunciationId } from '../../../shared/domain/ids.ts';
import type { Pronunciation, PronunciationScope } from '../../../shared/domain/script/script-views.ts';

/** The pronunciation dictionaries of the app, of scripts and of voices. */
export interface Pronunciations {
  /** All entries of all scopes, by word. */
  list(): Pronunciation[];
  /** Adds an entry, or replaces that of the same word in the same scope. Throws INVALID_INPUT for a `/` in the word, NOT_FOUND for an unknown script. */
  set(input: { scope: PronunciationScope; word: string; replacement: string }): Pronunciation;
  /** Throws NOT_FOUND; CONFLICT when the scope has another entry of that word; INVALID_INPUT as in `set`. */
  change(input: { id: PronunciationId; word: string; replacement: string }): Pronunciation;
  remove(input: { ids: PronunciationId[] }): void;
  /** Adds the lines `word/replacement` or `word,replacement`; lines that are neither come back. */
  import(input: { scope: PronunciationScope; text: string }): { added: number; refused: string[] };
  /** Lines `word/replacement`. */
  export(input: { scope: PronunciationScope }): { text: string; fileName: string };
}
