import { create } from 'zustand';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { AdmittedFile } from '../../../../shared/contract/host-bridge.ts';
import type { FileTicket, ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import type { ImportResult } from '../../../../shared/domain/library/library-page.ts';
import { apiFailure } from '../../../api/api-failure.ts';
import { client } from '../../../api/client.ts';
import { hostBridge } from '../../../api/host.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/failure-toast.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';

/** Files that did not become recordings for one reason. `again` takes them in once more, when the reason is mended. */
export type RefusedFiles = { fileNames: readonly string[]; failure: FailureRecord; again?: () => void };

/** A file that was taken in before: its recording and the transcript that it has. */
export type KnownFile = { fileName: string; mediaId: ItemId; transcriptId: ItemId };

/** Files that were refused or known since the lists were last dismissed, and how many are on their way. */
export const useImporting = create<{
  refused: readonly RefusedFiles[];
  known: readonly KnownFile[];
  pendingCount: number;
}>(() => ({
  refused: [],
  known: [],
  pendingCount: 0,
}));

/** Takes in dropped or picked files and folders; each becomes a recording with a queued transcript. */
export async function importFiles(files: File[]): Promise<void> {
  if (files.length === 0) return;
  const again = () => void importFiles(files);
  await counted({ fileNames: files.map((file) => file.name), again }, async () => {
    const admitted = await hostBridge().admitFiles(files);
    const tickets = admitted.flatMap((file) => (file === null ? [] : [file.ticket]));
    const withoutPath = files.filter((_, index) => admitted[index] === null);
    await startAll([...(await uploadAll(withoutPath)), ...(await importTickets(tickets))]);
  });
}

/** Takes in files that the host has already given tickets for. */
export async function importAdmitted(files: readonly AdmittedFile[]): Promise<void> {
  if (files.length === 0) return;
  const again = () => void importAdmitted(files);
  await counted({ fileNames: files.map((file) => file.fileName), again }, async () =>
    startAll(await importTickets(files.map((file) => file.ticket))),
  );
}

/** Opens the system's file dialog. */
export async function chooseFiles(): Promise<void> {
  try {
    await importAdmitted(await client.library.chooseFiles());
  } catch (error) {
    showFailureToast(texts.importing.notChosen, error);
  }
}

/** Starts a transcript for recordings that are in the library and opens the first. */
async function startAll(items: readonly LibraryItem[]): Promise<void> {
  if (items.length === 0) return;
  const started = await client.transcripts.start({ mediaIds: items.map((item) => item.id) });
  announce(texts.importing.added(started.length));
  const [first] = started;
  if (first) navigate('transcribe', first.transcriptId);
}

/** Nothing is copied that could not be transcribed: language, key and engine are asked about first. */
async function counted(files: Omit<RefusedFiles, 'failure'>, work: () => Promise<void>): Promise<void> {
  const add = (by: number) => useImporting.setState(({ pendingCount }) => ({ pendingCount: pendingCount + by }));
  const count = files.fileNames.length;
  add(count);
  try {
    if (!(await isPossible(files))) return;
    await work();
  } catch (error) {
    showFailureToast(texts.importing.notAdded, error);
  } finally {
    add(-count);
  }
}

async function isPossible(files: Omit<RefusedFiles, 'failure'>): Promise<boolean> {
  try {
    await client.transcripts.check({});
    return true;
  } catch (error) {
    refuse([{ ...files, failure: apiFailure(error) }]);
    return false;
  }
}

async function importTickets(tickets: FileTicket[]): Promise<LibraryItem[]> {
  if (tickets.length === 0) return [];
  const results = await client.library.import({ tickets, offersKnown: true });
  offerKnown(results);
  refuse(results.flatMap(({ fileName, failure }) => (failure === null ? [] : [{ fileNames: [fileName], failure }])));
  return results.flatMap(({ item, transcriptId }) => (item === null || transcriptId !== null ? [] : [item]));
}

/** What has a transcript already is offered and not transcribed again without a word. */
function offerKnown(results: readonly ImportResult[]): void {
  const found = results.flatMap(({ fileName, item, transcriptId }) =>
    item === null || transcriptId === null ? [] : [{ fileName, mediaId: item.id, transcriptId }],
  );
  if (found.length > 0) useImporting.setState(({ known }) => ({ known: [...known, ...found] }));
}

async function uploadAll(files: readonly File[]): Promise<LibraryItem[]> {
  const items: LibraryItem[] = [];
  for (const file of files) {
    try {
      items.push(await uploadFile(file));
    } catch (error) {
      refuse([{ fileNames: [file.name], failure: apiFailure(error) }]);
    }
  }
  return items;
}

function refuse(files: readonly RefusedFiles[]): void {
  if (files.length === 0) return;
  useImporting.setState(({ refused }) => ({ refused: [...refused, ...files] }));
}

/** Takes refused files out of the list, because they are tried again. */
export function forgetRefused(files: RefusedFiles): void {
  useImporting.setState(({ refused }) => ({ refused: refused.filter((each) => each !== files) }));
}

/** Transcribes a recording once more in the cloud, which finds out the language by itself. */
export async function transcribeInCloud(mediaId: ItemId): Promise<void> {
  await transcribeAgain(mediaId, { engine: 'cloud', language: null });
}

/** Transcribes a recording of the library once more, as a new transcript; options left out come from the settings. */
export async function transcribeAgain(
  mediaId: ItemId,
  options: { engine?: 'cloud'; language?: null } = {},
): Promise<void> {
  try {
    const [started] = await client.transcripts.start({ mediaIds: [mediaId], ...options });
    if (started) navigate('transcribe', started.transcriptId);
  } catch (error) {
    showFailureToast(texts.importing.notStarted, error);
  }
}
