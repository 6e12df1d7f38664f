import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { FileTicket, ItemId } from '../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../shared/domain/script/script-edit.ts';
import type {
  Pronunciation,
  ScriptChange,
  ScriptImport,
  ScriptRow,
  TakesChange,
} from '../../../shared/domain/script/script-views.ts';
import type { ScriptFormat } from '../../../shared/domain/script/parsing/parse-script.ts';
import type { Script } from '../../../shared/domain/script/script.ts';
import type { Take, TakeWord } from '../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { ListQuery } from '../library/search-list.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** How a file is read once more: in the encoding that is named (null: as it was detected), with its sounds or without. */
export type ImportAgain = { fileId: string; encoding: string | null; withSounds: boolean };

/** A file without a path: what the page knows of it. */
export type PathlessFile = { fileName: string; base64: string };

/** What a person does to a take; what is left out stays. */
export type TakeUpdate = {
  takeId: ItemId;
  isPicked?: true | undefined;
  isKept?: boolean | undefined;
};

/** What a page of scripts is asked: a search in titles and texts, and what else they have to be. `sinceMs` is the last change. */
export type ScriptQuery = ListQuery & {
  isFavourite?: true | undefined;
  voiceId?: string | undefined;
  sinceMs?: number | undefined;
};

/** The part of scripts that speech and narration read. */
export interface ScriptReader {
  /** Throws NOT_FOUND. */
  get(id: ItemId): Script;
  /** All entries of all scopes, by word. */
  dictionary(): Pronunciation[];
}

/** Scripts: written, imported, cast, and the takes of their lines. Every method throws NOT_FOUND for an unknown id. */
export interface Scripts {
  /**
   * A new script with the defaults of the settings. Like every new script it is cast: characters get the voices that they had
   * in earlier scripts, and whoever has none another one of the service (`engine` stands in for that of the settings). Where
   * its voices are not known and cannot be had soon, nobody is cast; see `cast`.
   */
  create(input: {
    title?: string | undefined;
    text?: string | undefined;
    /** Left out, the text tells it. */
    format?: ScriptFormat | undefined;
    engine?: EngineChoice | undefined;
    withSounds?: boolean | undefined;
  }): Promise<Script>;
  /** One script for each file (text, Markdown, subtitles, up to 5 MB); a failure is per file and nothing else is lost. */
  import(input: { tickets: FileTicket[] }): Promise<ScriptImport[]>;
  /** The same for files that no path leads to; where their names do not tell the format their texts do. */
  importContents(input: { files: PathlessFile[] }): Promise<ScriptImport[]>;
  /** A file that `import` told of, read another way. */
  importAgain(input: ImportAgain): Promise<ScriptImport>;
  /** One file of the command line, in the text encoding that is named, if any; throws what `import` tells of it. */
  importFile(input: {
    file: string;
    engine?: EngineChoice | undefined;
    encoding?: string | null | undefined;
    withSounds?: boolean | undefined;
  }): Promise<Script>;
  /** One line for each line of the transcript, its speakers as the cast; with `keepTimes` each line keeps its times. */
  fromTranscript(input: { transcriptId: ItemId; keepTimes: boolean }): Promise<Script>;
  /**
   * Gives a voice to the script and to each of its characters that has none, as one undo step; `change` is null where nothing
   * was to be given. `failure` says why the service's voices could not be read.
   */
  cast(input: {
    id: ItemId;
    label: string;
    engine?: EngineChoice | undefined;
  }): Promise<{ change: ScriptChange | null; failure: FailureRecord | null }>;
  list(input: ScriptQuery): { rows: ScriptRow[]; next: string | null };
  get(input: { id: ItemId }): Script;
  /** The script where it is not at `revision` any more, else null. Throws NOT_FOUND. */
  newer(input: { id: ItemId; revision: number }): Script | null;
  /**
   * One undo step; typing in the same line goes on in the step before. Throws INVALID_INPUT, CONFLICT when an edit does not
   * fit the script, with nothing stored.
   */
  edit(input: { id: ItemId; edits: ScriptEdit[]; label: string }): ScriptChange;
  undo(input: { id: ItemId }): ScriptChange | null;
  redo(input: { id: ItemId }): ScriptChange | null;
  /** Takes that are not in the bin, in the order in which they were made. */
  takes(input: { id: ItemId }): Take[];
  /** The same as what changed since an earlier answer's `revision`; all of it where `since` is null or too long ago. */
  takesSince(input: { id: ItemId; since: number | null }): TakesChange;
  /** Word times by take id; an empty list where there are none. */
  words(input: { takeIds: ItemId[] }): Record<string, TakeWord[]>;
  setTake(input: TakeUpdate): void;
  /** Moves takes to the bin, all or none. */
  removeTakes(input: { takeIds: ItemId[] }): void;
}
