import path from 'node:path';
import { Failure, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { subtitleFormatOf } from '../../../../shared/domain/subtitles/reading/read-subtitles.ts';
import { type SubtitleLine, subtitleLines } from '../../../../shared/domain/subtitles/reading/subtitle-lines.ts';
import type { SubtitleFile } from '../../../../shared/domain/transcript/subtitle-file.ts';
import { decodeText } from '../../files/text/decode-text.ts';
import { encodingPreviews, offeredEncodings } from '../../files/text/encoding-previews.ts';
import { createKeptFiles, type KeptFiles } from '../../files/text/kept-files.ts';
import { readTextFile, textFileOf } from '../../files/text/read-text-file.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';
import type { SubtitleRecording, SubtitleSource, Transcripts } from '../transcripts.ts';
import { recordingBeside } from './recording-beside.ts';
import { transcriptFromLines } from './transcript-from-lines.ts';

/** What a line of a transcript can be, see shared/contract/transcripts/transcripts.ts. */
const LATEST_MS = 360_000_000;
const MOST_CHARACTERS = 20_000;

/** A subtitle file that was looked into; `lines` null where it could not be read. */
type KeptSubtitles = { bytes: Uint8Array; fileName: string; recording: string | null; lines: SubtitleLine[] | null };

type Importing = { deps: TranscriptsDeps; kept: KeptFiles<KeptSubtitles> };

/** Opens subtitle files as transcripts of their recordings. */
export function createSubtitleImports(deps: TranscriptsDeps): Pick<Transcripts, 'readSubtitles' | 'openSubtitles'> {
  const importing = { deps, kept: createKeptFiles<KeptSubtitles>() };
  return {
    readSubtitles: (source) => readSubtitles(importing, source),
    openSubtitles: async ({ fileId, recording }) => {
      const { fileName, lines, recording: beside } = importing.kept.get(fileId);
      if (lines === null) throw reasonedFailure('INVALID_INPUT', 'empty', { fileName });
      const mediaId = await recordingOf(deps, recording, beside);
      return { transcriptId: transcriptFromLines(deps, { mediaId, fileName, lines }) };
    },
  };
}

async function readSubtitles({ deps, kept }: Importing, source: SubtitleSource): Promise<SubtitleFile> {
  const file = await fileOf({ deps, kept }, source);
  const { bytes, fileName } = file;
  const recordingName = file.recording && path.basename(file.recording);
  try {
    const lines = linesOf(bytes, fileName, 'encoding' in source ? source.encoding : null);
    const fileId = kept.keep({ ...file, lines });
    return { fileId, fileName, lineCount: lines.length, recordingName, failure: null, encodings: [] };
  } catch (error) {
    const failure = failureRecord(error);
    if (failure.code === 'INTERNAL') deps.log.error('Subtitles could not be read.', { reason: failure.message });
    const encodings = encodingPreviews(bytes, offeredEncodings(failure));
    return { fileId: kept.keep(file), fileName, lineCount: 0, recordingName, failure, encodings };
  }
}

async function fileOf({ deps, kept }: Importing, source: SubtitleSource): Promise<KeptSubtitles> {
  if ('fileId' in source) return kept.get(source.fileId);
  if ('base64' in source) {
    const file = textFileOf(Buffer.from(source.base64, 'base64'), source.fileName);
    return { ...file, recording: null, lines: null };
  }
  const file = 'file' in source ? source.file : deps.shell.redeemTicket(source.ticket);
  if (file === null) throw new Failure('FILE_MISSING', 'This file is no longer available. Drop it again.');
  return { ...(await readTextFile(file)), recording: await recordingBeside(file), lines: null };
}

function linesOf(bytes: Uint8Array, fileName: string, encoding: string | null): SubtitleLine[] {
  const text = decodeText(bytes, fileName, encoding).replace(/\r\n?/g, '\n');
  // A text of another kind has no times; without this, all of it would be passed over.
  if (subtitleFormatOf(text) === null && text.trim() !== '')
    throw reasonedFailure('INVALID_INPUT', 'no_cues', { fileName });
  const lines = subtitleLines(text);
  if (lines.length === 0) throw reasonedFailure('INVALID_INPUT', 'empty', { fileName });
  const isOut = ({ endMs, text: words }: SubtitleLine) => endMs > LATEST_MS || words.length > MOST_CHARACTERS;
  if (lines.some(isOut)) throw reasonedFailure('INVALID_INPUT', 'cue_out_of_range', { fileName });
  return lines;
}

/** The recording in the library; one that has a transcript there is not copied once more. */
async function recordingOf(
  { library, shell }: TranscriptsDeps,
  recording: SubtitleRecording,
  beside: string | null,
): Promise<ItemId> {
  if ('mediaId' in recording) return recording.mediaId;
  if ('beside' in recording && beside === null) throw new Failure('FILE_MISSING', 'There is no recording beside it.');
  const ticket = 'ticket' in recording ? recording.ticket : shell.issueTicket(beside ?? '');
  const [result] = await library.import({ tickets: [ticket], offersKnown: true });
  if (result?.item) return result.item.id;
  throw Failure.of(result?.failure ?? { code: 'FILE_MISSING', message: 'The recording is gone.', data: {} });
}
