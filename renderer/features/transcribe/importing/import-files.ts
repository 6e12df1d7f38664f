import type { AdmittedFile } from '../../../../shared/contract/host/host-bridge.ts';
import type { FileTicket, ItemId } from '../../../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import type { ImportResult } from '../../../../shared/domain/library/library-page.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { client } from '../../../api/client.ts';
import { hostBridge } from '../../../api/connection/host.ts';
import { MOST_AT_ONCE } from '../../../api/files/add-files.ts';
import { uploadFile } from '../../../api/files/upload-file.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { currentRoute, navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import { refuse, type RefusedFiles, useImporting } from './state/importing-state.ts';
import { offerKnown, repeatedIn, type StartOptions, withoutSame } from './known/known-files.ts';
import { openAdmittedSubtitles } from './subtitles/open-subtitles.ts';

/** Takes in dropped or picked files and folders; each becomes a recording with a queued transcript. */
export async function importFiles(files: File[]): Promise<void> {
  if (files.length === 0) return;
  const refusal = { fileNames: files.map((file) => file.name), again: () => void importFiles(files) };
  await counted(refusal, async () => {
    const admitted = await hostBridge().admitFiles(files);
    const named = files.map(({ name }, index) => admitted[index] ?? { fileName: name });
    if (!(await isPossible(named, refusal))) return;
    const tickets = admitted.flatMap((file) => (file === null ? [] : [file.ticket]));
    const withoutPath = files.filter((_, index) => admitted[index] === null);
    await startAll([...(await uploadAll(withoutPath)), ...(await importTickets(tickets))]);
  });
}

/** Takes in files that the host has already given tickets for. */
export async function importAdmitted(files: readonly AdmittedFile[], options: StartOptions = {}): Promise<void> {
  const others = openAdmittedSubtitles(files);
  if (others.length === 0) return;
  const refusal = {
    fileNames: others.map((file) => file.fileName),
    again: () => void importAdmitted(others, options),
    againHere: () => void importAdmitted(others),
  };
  await counted(refusal, async () => {
    if (!(await isPossible(others, refusal, options))) return;
    const tickets = others.map((file) => file.ticket);
    await startAll(await importTickets(tickets, options), options);
  });
}

/** Starts a transcript for what was recorded here. The recording is in the library whatever comes of that. */
export async function transcribeRecorded(items: readonly LibraryItem[], options: StartOptions = {}): Promise<void> {
  if (items.length === 0) return;
  try {
    await client.transcripts.check(options);
    await startAll(items, options);
  } catch (error) {
    const fileNames = items.map(({ title }) => title);
    const again = () => void transcribeRecorded(items, options);
    const againHere = () => void transcribeRecorded(items);
    refuse([{ fileNames, failure: apiFailure(error), again, againHere }]);
  }
}

/** Opens the system's file dialog. */
export async function chooseFiles(options: StartOptions = {}): Promise<void> {
  try {
    await importAdmitted(await client.library.chooseFiles(), options);
  } catch (error) {
    showFailureToast(texts.importing.notChosen, error);
  }
}

/** Starts a transcript for recordings that are in the library and opens the first. Images and clips have nothing to be transcribed. */
async function startAll(items: readonly LibraryItem[], options: StartOptions = {}): Promise<void> {
  const silent = items.filter((item) => !isHeard(item));
  if (silent.length > 0) announce(texts.importing.itemsAdded(silent.length));
  const fresh = await withoutSame(items.filter(isHeard), options);
  if (fresh.length === 0) {
    if (silent.length > 0 && silent.length === items.length) navigate('library');
    return;
  }
  const started = await startInParts(
    fresh.map((item) => item.id),
    options,
  );
  await refuseUnreadable(fresh, started);
  if (started.length > 0) announce(texts.importing.added(started.length));
  const [first] = started;
  // The library shows what is new by itself.
  if (first && currentRoute().panel !== 'library') navigate('transcribe', first.transcriptId);
}

type Started = Awaited<ReturnType<typeof client.transcripts.start>>;

async function startInParts(mediaIds: readonly ItemId[], options: StartOptions): Promise<Started> {
  const started: Started = [];
  for (let at = 0; at < mediaIds.length; at += MOST_AT_ONCE) {
    const part = mediaIds.slice(at, at + MOST_AT_ONCE);
    started.push(...(await client.transcripts.start({ mediaIds: part, skipsUnreadable: true, ...options })));
  }
  return started;
}

/** What was found to be unreadable before its transcript could be started is listed, like a file that was not taken in. */
async function refuseUnreadable(items: readonly LibraryItem[], started: Started): Promise<void> {
  const begun = new Set(started.map(({ mediaId }) => mediaId));
  const left = await Promise.all(
    items.filter(({ id }) => !begun.has(id)).map(async ({ id }) => await client.library.get({ id })),
  );
  refuse(
    left.flatMap(({ title, sourceName, media }) =>
      media.state === 'failed' ? [{ fileNames: [sourceName ?? title], failure: media.failure }] : [],
    ),
  );
}

const isHeard = ({ kind }: LibraryItem): boolean => ITEM_KINDS[kind].mediaType === 'audio';

const PANELS_WITH_IMAGES: ReadonlySet<string> = new Set(['library', 'images', 'video']);

/** What holds nothing to be transcribed: images by their names (what they are is told by their bytes when they come in), and folders of such. */
const isSilent = ({
  fileName,
  isWithoutRecordings = false,
}: Pick<AdmittedFile, 'fileName' | 'isWithoutRecordings'>): boolean =>
  isWithoutRecordings || /\.(png|jpe?g|webp|avif|gif)$/i.test(fileName);

async function counted({ fileNames }: Pick<RefusedFiles, 'fileNames'>, work: () => Promise<void>): Promise<void> {
  const add = (by: number) => useImporting.setState(({ pendingCount }) => ({ pendingCount: pendingCount + by }));
  const count = fileNames.length;
  add(count);
  try {
    await work();
  } catch (error) {
    showFailureToast(texts.importing.notAdded, error);
  } finally {
    add(-count);
  }
}

/** Nothing is copied that could not be transcribed: language, key and engine are asked about first, but not where nothing would be. */
async function isPossible(
  files: readonly Parameters<typeof isSilent>[0][],
  refusal: Omit<RefusedFiles, 'failure'>,
  options: StartOptions = {},
): Promise<boolean> {
  if (files.every(isSilent)) return true;
  try {
    await client.transcripts.check(options);
    return true;
  } catch (error) {
    refuse([{ ...refusal, failure: apiFailure(error) }]);
    return false;
  }
}

async function importTickets(tickets: FileTicket[], options: StartOptions = {}): Promise<LibraryItem[]> {
  if (tickets.length === 0) return [];
  const results: ImportResult[] = [];
  // Whoever drops a folder on a panel without images means its recordings: there are many covers and stills beside those.
  const withImages = PANELS_WITH_IMAGES.has(currentRoute().panel);
  for (let at = 0; at < tickets.length; at += MOST_AT_ONCE) {
    const part = tickets.slice(at, at + MOST_AT_ONCE);
    results.push(...(await client.library.import({ tickets: part, offersKnown: true, withImages })));
  }
  await offerKnown(results, options);
  refuse(results.flatMap(({ fileName, failure }) => (failure === null ? [] : [{ fileNames: [fileName], failure }])));
  const repeated = repeatedIn(results);
  if (repeated.length > 0) showToast({ message: texts.importing.repeated(repeated.map(({ fileName }) => fileName)) });
  const hasNothingToDo = ({ item, isKnown }: ImportResult) => isKnown && item !== null && !isHeard(item);
  const left = results.filter((result) => !repeated.includes(result));
  for (const { item } of left.filter(hasNothingToDo))
    showToast({ message: texts.importing.isKnown(item?.title ?? '') });
  return left.flatMap((result) =>
    result.item === null || result.transcriptId !== null || hasNothingToDo(result) ? [] : [result.item],
  );
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
