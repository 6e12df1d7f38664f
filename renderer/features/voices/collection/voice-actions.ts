import { type OrganisedUpdate, voiceRef } from '../../../../shared/domain/organisation/organised.ts';
import { engineOfPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { updateOrganised } from '../../../../shared/domain/organisation/update-organised.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { currentSettings } from '../../../api/settings/settings.ts';
import { voiceListOptions } from '../../../api/voices/voices.ts';
import { binWithUndo, restoreFromBin } from '../../../ui/collection/bin/bin-with-undo.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { clearDraft, useCloneDraft } from '../clone-draft/clone-draft.ts';
import { texts } from '../texts.ts';
import { useVoicesStore, voiceKey } from './voices-store.ts';

type Values = Omit<Parameters<typeof client.voices.update>[0], 'engine' | 'id'>;

/** Changes what the registry knows of a voice; the list has it at once, a failure takes it back and is told. */
export function updateVoice(voice: Voice, values: Values): Promise<void> {
  return change(voice, () => ({
    changed: { ...voice, ...(values as Partial<Voice>) },
    stored: client.voices.update({ engine: voice.engine, id: voice.id, ...values }),
  }));
}

/** Changes how the user keeps a voice: favourite, tags, folders. See updateVoice. */
export function organiseVoice(voice: Voice, values: OrganisedUpdate): Promise<void> {
  return change(voice, () => ({
    changed: updateOrganised(voice, values),
    stored: client.organisation.update({ refs: [voiceRef(voice)], values }),
  }));
}

async function change(voice: Voice, begin: () => { changed: Voice; stored: Promise<unknown> }): Promise<void> {
  try {
    const { changed, stored } = begin();
    patchInLists(voice, () => changed);
    await stored;
  } catch (error) {
    patchInLists(voice, () => voice);
    showFailureToast(texts.actions.notChanged(voice.name), error);
  }
}

function patchInLists(voice: Voice, change: (known: Voice) => Voice): void {
  queryClient.setQueriesData<{ voices: Voice[]; failure: null }>({ queryKey: api.voices.list.key() }, (list) => {
    if (!list) return list;
    const key = voiceKey(voice);
    return { ...list, voices: list.voices.map((known) => (voiceKey(known) === key ? change(known) : known)) };
  });
}

/** Has the service asked for its list again, however lately it was. */
export async function askVoicesAgain(): Promise<void> {
  try {
    const engine = engineOfPanel(currentSettings(), 'voices');
    const list = await client.voices.list({ engine, isFresh: true });
    queryClient.setQueryData(voiceListOptions(engine).queryKey, list);
  } catch (error) {
    showFailureToast(texts.list.failure.what, error);
  }
}

/** Marks a voice as a favourite, or takes the mark away. */
export function toggleFavourite(voice: Voice): void {
  announce(texts.actions.favourite(voice.name, !voice.isFavourite));
  void organiseVoice(voice, { isFavourite: !voice.isFavourite });
}

/** Begins to rename a voice; those of the service keep the service's name. */
export function startRenaming(voice: Voice): void {
  if (voice.kind !== 'system') useVoicesStore.setState({ renaming: voiceKey(voice) });
}

/** Puts a voice of one's own into the bin, from where it comes back whole; in the bin it is deleted for good. Resolves to whether it went. */
export function discardVoice(voice: Voice): Promise<boolean> {
  return voice.binnedAtMs === null ? binVoice(voice) : removeVoice(voice);
}

/** Puts a voice into the bin and offers to undo that; says in how many scripts it still speaks. */
async function binVoice(voice: Voice): Promise<boolean> {
  if (isFixed(voice)) return false;
  const { engine, id, name } = voice;
  return binWithUndo({
    title: name,
    restore: () => takeBack(voice),
    move: async () => {
      const uses = await client.voices.uses({ engine, id });
      await client.organisation.bin({ refs: [voiceRef(voice)] });
      patchInLists(voice, (known) => ({ ...known, binnedAtMs: Date.now() }));
      return texts.actions.binned(name, uses.filter(({ lineCount }) => lineCount > 0).length);
    },
  });
}

/** Takes a voice out of the bin. */
export const restoreVoice = (voice: Voice): Promise<void> =>
  restoreFromBin({ title: voice.name, restore: () => takeBack(voice) });

async function takeBack(voice: Voice): Promise<void> {
  await client.organisation.restore({ refs: [voiceRef(voice)] });
  patchInLists(voice, (known) => ({ ...known, binnedAtMs: null }));
}

/** Asks with the scripts that speak with it in view, then deletes a voice of one's own in its service. */
async function removeVoice(voice: Voice): Promise<boolean> {
  if (isFixed(voice)) return false;
  const { engine, id, name } = voice;
  try {
    const uses = await client.voices.uses({ engine, id });
    if (!(await confirm(texts.actions.removeQuestion(voice, uses)))) return false;
    await client.voices.remove({ keys: [{ engine, id }] });
    announce(texts.actions.removed(name));
    const { started } = useCloneDraft.getState();
    if (started?.voiceId === id && started.engine === engine) clearDraft();
    await queryClient.invalidateQueries({ queryKey: api.voices.list.key() });
    return true;
  } catch (error) {
    showFailureToast(texts.actions.notRemoved(name), error);
    return false;
  }
}

/** Built-in voices that the service lists are not the user's to delete. */
const isFixed = ({ kind, state }: Voice) => kind === 'system' && state === 'ready';

/** A new script that this voice reads, opened in Speak. */
export async function openInNewScript(voice: Voice): Promise<void> {
  try {
    const script = await client.scripts.create({ title: texts.actions.scriptTitle(voice.name), text: '' });
    const edits = [{ kind: 'setSettings' as const, values: { voiceId: voice.id } }];
    await client.scripts.edit({ id: script.id, edits, label: texts.actions.setVoice });
    navigate('speak', script.id);
  } catch (error) {
    showFailureToast(texts.actions.noScript, error);
  }
}

/** Puts the id of a voice on the clipboard, for other programs. */
export async function copyVoiceId({ id }: Voice): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    announce(texts.dock.copied);
    showToast({ message: texts.actions.idCopied(id) });
  } catch (error) {
    showFailureToast(texts.actions.idNotCopied, error);
  }
}

/** Writes the consent record where the user says. */
export async function exportConsent(voice: Voice): Promise<void> {
  try {
    const written = await client.voices.exportConsent({ engine: voice.engine, id: voice.id });
    if (written) announce(texts.actions.consentWritten(written.fileName));
  } catch (error) {
    showFailureToast(texts.actions.consentNotWritten, error);
  }
}
