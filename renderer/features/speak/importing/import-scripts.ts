import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { MAX_SCRIPT_FILE_BYTES, scriptFormatOfName } from '../../../../shared/domain/script/parsing/script-file.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { client } from '../../../api/client.ts';
import { hostBridge } from '../../../api/connection/host.ts';
import { base64Of } from '../../../api/files/file-base64.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { openInStore, useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { SAMPLE } from './sample.ts';
import { followUp } from './unsure-files.ts';

/** Names of files that become scripts. */
export const isScriptFile = (fileName: string): boolean => scriptFormatOfName(fileName) !== null;

/** Opens a new script with the caret in its first line. */
export async function newScript(text = '', title?: string): Promise<void> {
  try {
    const script = await client.scripts.create({ text, ...(title === undefined ? {} : { title }) });
    navigate('speak', script.id);
    writeIn(script);
  } catch (error) {
    showFailureToast(texts.stage.notCreated, error);
  }
}

function writeIn({ id, lines }: Script): void {
  const [first] = lines;
  openInStore(id);
  if (first) useSpeak.setState({ selection: selectOne(first.id), editing: { lineId: first.id, caret: 'end' } });
}

/** A short script with two characters, ready to be made. */
export async function openSample(): Promise<void> {
  await newScript(SAMPLE.text, SAMPLE.title);
  useSpeak.setState({ editing: null });
}

/** One script for each text file; the first of them is opened. */
export async function importScripts(files: File[]): Promise<void> {
  try {
    const admitted = await hostBridge().admitFiles(files);
    const tickets = admitted.flatMap((file) => (file === null ? [] : [file.ticket]));
    const pathless = files.filter((_, index) => admitted[index] === null);
    const results = [
      ...(tickets.length > 0 ? await client.scripts.import({ tickets }) : []),
      ...(pathless.length > 0 ? await importPathless(pathless) : []),
    ];
    const ids: ItemId[] = results.flatMap(({ scriptId }) => scriptId ?? []);
    for (const { fileName, failure, again } of results) {
      // What can be read another way is asked about instead.
      if (failure && !again) showToast({ message: texts.importing.refused(fileName, failureSentences(failure)) });
    }
    followUp(results);
    const [first] = ids;
    if (first === undefined) return;
    announce(texts.importing.added(ids.length));
    navigate('speak', first);
  } catch (error) {
    showFailureToast(texts.importing.notAdded, error);
  }
}

/** Files out of other pages and mails have no path for a ticket, but their bytes are at hand. */
async function importPathless(files: readonly File[]) {
  const results = [];
  // One after another: together they may be more than a message should hold.
  for (const file of files) {
    // Of one that is too large just enough is sent that core sees it.
    const content = { fileName: file.name, base64: await base64Of(file, MAX_SCRIPT_FILE_BYTES + 1) };
    results.push(...(await client.scripts.importContents({ files: [content] })));
  }
  return results;
}
