import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
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
export const isScriptFile = (fileName: string): boolean => /\.(txt|text|md|markdown|srt|vtt)$/i.test(fileName);

/** Opens a new script with the caret in its first line. */
export async function newScript(text = '', title?: string): Promise<void> {
  try {
    const script = await client.scripts.create({ text, ...(title === undefined ? {} : { title }) });
    await giveVoices([script]);
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

/** A short script with two characters, ready to be made. */
export async function openSample(): Promise<void> {
  await newScript(SAMPLE.text, SAMPLE.title);
  useSpeak.setState({ editing: null });
}

/**
 * Scripts that begin without any voice get some, so that they can be heard at once: one for the script itself, another for each
 * character. Voices that somebody chose are left alone.
 */
async function giveVoices(scripts: readonly Script[]): Promise<void> {
  const { voices } = await client.voices.list({});
  const usable = voices.filter(({ state }) => state === 'ready').toSorted((a, b) => rank(b) - rank(a));
  for (const script of scripts) {
    const edits = voiceEdits(script, usable);
    if (edits.length > 0) await client.scripts.edit({ id: script.id, edits, label: texts.labels.voices });
  }
}

function voiceEdits({ settings, characters }: Script, usable: readonly Voice[]): ScriptEdit[] {
  const [own] = usable;
  if (!own) return [];
  const edits: ScriptEdit[] = [];
  if (settings.voiceId === null) edits.push({ kind: 'setSettings', values: { voiceId: own.id } });
  for (const [index, { id: characterId, voiceId }] of characters.entries()) {
    const voice = spread(usable, index, characters.length);
    if (voiceId === null && voice) edits.push({ kind: 'setCharacter', characterId, values: { voiceId: voice.id } });
  }
  return edits;
}

const rank = (voice: Voice) => (voice.isFavourite ? 2 : 0) + (voice.kind === 'system' ? 1 : 0);

/** Voices that stand far apart in the list sound less alike than neighbours. */
function spread(voices: readonly Voice[], index: number, count: number): Voice | undefined {
  return voices[Math.floor((index * voices.length) / Math.max(1, count)) % voices.length];
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
    await giveVoices(await Promise.all(ids.map((id) => client.scripts.get({ id }))));
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
