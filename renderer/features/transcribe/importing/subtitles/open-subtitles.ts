import type { AdmittedFile } from '../../../../../shared/contract/host/host-bridge.ts';
import type { FileTicket, ItemId } from '../../../../../shared/domain/ids.ts';
import { MAX_SCRIPT_FILE_BYTES } from '../../../../../shared/domain/script/parsing/script-file.ts';
import type { SubtitleFile } from '../../../../../shared/domain/transcript/subtitle-file.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { client } from '../../../../api/client.ts';
import { hostBridge } from '../../../../api/connection/host.ts';
import { base64Of } from '../../../../api/files/file-base64.ts';
import { uploadFile } from '../../../../api/files/upload-file.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { choose } from '../../../../ui/feedback/confirm-dialog.tsx';
import { giveToTakers } from '../../../../ui/file-takers.ts';
import { currentRoute, navigate } from '../../../../ui/layout/navigation.ts';
import { texts } from '../../texts.ts';
import { refuse } from '../state/importing-state.ts';
import { pairSubtitles, type SubtitlePair } from './pair-subtitles.ts';
import { askEncoding } from './unsure-subtitles.ts';

/** A file as it was given: with a ticket, or as the bytes that the page holds. */
type Given = { name: string; ticket: () => Promise<FileTicket | null>; file: File | null };

type Recording = { beside: true } | { ticket: FileTicket } | { mediaId: ItemId };

/** Opens dropped subtitles with their recordings. Returns the other files. In Speak, subtitles are scripts. */
export function openDroppedSubtitles(files: readonly File[]): File[] {
  if (currentRoute().panel === 'speak') return [...files];
  const { pairs, others } = pairSubtitles(files, (file) => file.name);
  void openAll(
    pairs.map(({ subtitles, recording }) => ({
      subtitles: ofFile(subtitles),
      recording: recording && ofFile(recording),
    })),
  );
  return others;
}

/** The same for files that the host has given tickets for. */
export function openAdmittedSubtitles(files: readonly AdmittedFile[]): AdmittedFile[] {
  const { pairs, others } = pairSubtitles(files, ({ fileName }) => fileName);
  const ofTicket = ({ fileName, ticket }: AdmittedFile): Given => ({
    name: fileName,
    ticket: async () => ticket,
    file: null,
  });
  void openAll(
    pairs.map(({ subtitles, recording }) => ({
      subtitles: ofTicket(subtitles),
      recording: recording && ofTicket(recording),
    })),
  );
  return others;
}

const ofFile = (file: File): Given => ({
  name: file.name,
  ticket: async () => (await hostBridge().admitFiles([file]))[0]?.ticket ?? null,
  file,
});

/** One after the other, as each may ask; what fails is listed with its reason. */
async function openAll(pairs: readonly SubtitlePair<Given>[]): Promise<void> {
  const taken = new Map<Given['name'], Recording>();
  for (const { subtitles, recording } of pairs) {
    try {
      await open(subtitles, recording, taken);
    } catch (error) {
      refuseSubtitles(subtitles.name, apiFailure(error));
    }
  }
}

async function open(subtitles: Given, given: Given | null, taken: Map<string, Recording>): Promise<void> {
  const read = await readInEncoding(await readFile(subtitles));
  if (read === null) return;
  if (read.failure) return refuseSubtitles(read.fileName, read.failure);
  const known = given && taken.get(given.name);
  const recording = known ?? (given ? await recordingOf(given) : await recordingFor(subtitles, read));
  if (recording === null) return;
  const { transcriptId } = await client.transcripts.openSubtitles({ fileId: read.fileId, recording });
  // A ticket is good once; for the next language the recording is in the library.
  if (given) taken.set(given.name, { mediaId: (await client.transcripts.get({ id: transcriptId })).mediaId });
  announce(texts.subtitles.opened(texts.lines(read.lineCount), read.fileName));
  navigate('transcribe', transcriptId);
}

async function readFile({ name, ticket, file }: Given): Promise<SubtitleFile> {
  const own = await ticket();
  if (own !== null) return await client.transcripts.readSubtitles({ ticket: own });
  // Of one that is too large just enough is sent that core sees it.
  const base64 = file === null ? '' : await base64Of(file, MAX_SCRIPT_FILE_BYTES + 1);
  return await client.transcripts.readSubtitles({ fileName: name, base64 });
}

/** Null where the user leaves the file out. */
async function readInEncoding(read: SubtitleFile): Promise<SubtitleFile | null> {
  if (read.encodings.length === 0) return read;
  const encoding = await askEncoding(read);
  if (encoding === null) return null;
  return await client.transcripts.readSubtitles({ fileId: read.fileId, encoding });
}

async function recordingOf({ ticket, file }: Given): Promise<Recording | null> {
  const own = await ticket();
  if (own !== null) return { ticket: own };
  return file === null ? null : { mediaId: (await uploadFile(file)).id };
}

/** The recording beside the subtitles, else one that the user chooses; null where they become a script, or nothing. */
async function recordingFor(
  { file }: Given,
  { fileName, lineCount, recordingName }: SubtitleFile,
): Promise<Recording | null> {
  if (recordingName !== null) return { beside: true };
  const words = texts.subtitles;
  const answer = await choose({
    title: words.askTitle(fileName),
    text: words.askText(texts.lines(lineCount)),
    confirm: words.chooseRecording,
    cancel: words.cancel,
    ...(file === null ? {} : { other: words.openAsScript }),
  });
  if (answer === 'other' && file !== null) giveToTakers([file]);
  if (answer !== 'confirm') return null;
  const [chosen] = await client.library.chooseFiles();
  return chosen ? { ticket: chosen.ticket } : null;
}

function refuseSubtitles(
  name: string,
  failure: ReturnType<typeof apiFailure> | NonNullable<SubtitleFile['failure']>,
): void {
  refuse([{ fileNames: [name], failure }]);
}
