import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { ScriptMix } from '../../../shared/domain/script/script-views.ts';

/** Formats of an exported narration. */
export type SoundExportFormat = 'mp3' | 'wav' | 'flac';

/** Formats of the subtitles beside it. */
export type ScriptSubtitleFormat = 'srt' | 'vtt' | 'json';

/** Options of `Narration.export`. `folder` (command line only) replaces the dialog. */
export type ExportNarration = {
  id: ItemId;
  format: SoundExportFormat;
  sampleRateHz?: number | undefined;
  /** Bits per second; mp3 only. */
  bitrate?: number | undefined;
  subtitles: readonly ScriptSubtitleFormat[];
  /**
   * Variables: title (that of the section in an export by sections), script, date, voice, speaker, take, n. Where several
   * files are written and the template has none of n and take, it gets what tells them apart: `{n} - ` before it for
   * sections, `_{n}_{speaker}_take{take}` behind it for takes.
   */
  nameTemplate: string;
  /** Single takes instead of the whole. */
  takeIds?: readonly ItemId[] | undefined;
  /** One file for each section. */
  bySection: boolean;
  /** Lines without a take are left out of the whole and of sections, instead of being refused. */
  leavesOutMissing?: boolean | undefined;
  folder?: string | undefined;
  /** Whether the user was told how large it gets, see askBeforeLarge. */
  acceptsSize?: boolean | undefined;
};

/** What becomes of the takes of a script. Every method throws NOT_FOUND for an unknown id. */
export interface Narration {
  /**
   * The picked takes joined; a mix of the same takes and settings is kept and found again. Throws CONFLICT when no line has
   * a take, AUDIO_*, FILE_MISSING, DISK_FULL, and CONFIRMATION_NEEDED (see askBeforeLarge) unless `acceptsSize`.
   */
  mix(input: { id: ItemId; signal?: AbortSignal | undefined; acceptsSize?: boolean | undefined }): Promise<ScriptMix>;
  /** Text of the subtitles on the time line of the mix and the name that a file of it would get. */
  subtitles(input: { id: ItemId; format: ScriptSubtitleFormat }): { text: string; fileName: string };
  /**
   * Never overwrites: a taken name gets " (2)". Null when the dialog was dismissed. Throws CONFLICT with `lineIds` while lines
   * are not made and not left out, FOLDER_READ_ONLY, DISK_FULL, and CONFIRMATION_NEEDED unless `acceptsSize`. `durationMs` is
   * the sum of the files.
   */
  export(input: ExportNarration): Promise<{ fileNames: string[]; folder: string; durationMs: number } | null>;
  /**
   * Recognises takes with the local engine and stores what differs from their text. Throws LANGUAGE_UNSUPPORTED for takes in
   * a language that the local engine does not recognise, before anything is stored.
   */
  check(input: { takeIds: readonly ItemId[] }): { jobId: JobId };
}
