import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { client } from '../../../api/client.ts';
import { hostBridge } from '../../../api/host.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { tellFailure } from '../../../ui/feedback/tell-failure.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { selectOne } from '../../../ui/list-selection.ts';
import { openInStore, useSpeak } from '../speak-store.ts';
import { texts } from '../texts.ts';
import { SAMPLE } from './sample.ts';

/** Names of files that become scripts. */
export const isScriptFile = (fileName: string): boolean => /\.(txt|md|markdown|srt)$/i.test(fileName);

/** Opens a new script with the caret in its first line. */
export async function newScript(text = '', title?: string): Promise<void> {
  try {
    const script = await client.scripts.create({ text, ...(title === undefined ? {} : { title }) });
    navigate('speak', script.id);
    writeIn(script);
  } catch (error) {
    tellFailure(texts.stage.notMade, error);
  }
}

function writeIn({ id, lines }: Script): void {
  const [first] = lines;
  openInStore(id);
  if (first) useSpeak.setState({ selection: selectOne(first.id), editing: { lineId: first.id, caret: 'end' } });
}

/** A short script with two characters. */
export async function openSample(): Promise<void> {
  await newScript(SAMPLE.text, SAMPLE.title);
  useSpeak.setState({ editing: null });
}

/** One script for each text file; the first of them is opened. */
export async function takeInScripts(files: File[]): Promise<void> {
  try {
    const admitted = await hostBridge().admitFiles(files);
    const tickets = admitted.flatMap((file) => (file === null ? [] : [file.ticket]));
    const results = tickets.length > 0 ? await client.scripts.import({ tickets }) : [];
    const ids = results.flatMap(({ scriptId }) => (scriptId === null ? [] : [scriptId]));
    for (const { fileName, failure } of results) {
      if (failure) showToast({ message: texts.intake.refused(fileName, failure.message) });
    }
    for (const file of files.filter((_, index) => admitted[index] === null)) ids.push(await fromPathless(file));
    const [first] = ids;
    if (first === undefined) return;
    announce(texts.intake.added(ids.length));
    navigate('speak', first);
  } catch (error) {
    tellFailure(texts.intake.notAdded, error);
  }
}

/** Files out of other pages have no path for a ticket, but their text is at hand. */
async function fromPathless(file: File): Promise<ItemId> {
  const title = file.name.replace(/\.[^.]+$/, '') || file.name;
  return (await client.scripts.create({ title, text: await file.text() })).id;
}
