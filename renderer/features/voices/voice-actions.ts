import type { Voice } from '../../../shared/domain/voices/voice.ts';
import { api, client } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { confirm } from '../../ui/feedback/confirm-dialog.tsx';
import { tellFailure } from '../../ui/feedback/tell-failure.ts';
import { navigate } from '../../ui/layout/navigation.ts';
import { clearDraft, useCloneDraft } from './clone/clone-draft.ts';
import { texts } from './texts.ts';
import { useVoicesStore, voiceKey } from './voices-store.ts';

type Values = Omit<Parameters<typeof client.voices.update>[0], 'engine' | 'id'>;

/** Changes what the registry knows of a voice; the list has it at once, a failure takes it back and is told. */
export async function updateVoice(voice: Voice, values: Values): Promise<void> {
  patchInLists(voice, (known) => ({ ...known, ...(values as Partial<Voice>) }));
  try {
    const stored = await client.voices.update({ engine: voice.engine, id: voice.id, ...values });
    patchInLists(voice, () => stored);
  } catch (error) {
    patchInLists(voice, () => voice);
    tellFailure(texts.actions.notChanged(voice.name), error);
  }
}

function patchInLists(voice: Voice, change: (known: Voice) => Voice): void {
  queryClient.setQueriesData<{ voices: Voice[]; failure: null }>({ queryKey: api.voices.list.key() }, (list) => {
    if (!list) return list;
    const key = voiceKey(voice);
    return { ...list, voices: list.voices.map((known) => (voiceKey(known) === key ? change(known) : known)) };
  });
}

/** Marks a voice as a favourite, or takes the mark away. */
export function toggleFavourite(voice: Voice): void {
  announce(texts.actions.favourite(voice.name, !voice.isFavourite));
  void updateVoice(voice, { isFavourite: !voice.isFavourite });
}

/** Begins to rename a voice; those of the service keep the service's name. */
export function startRenaming(voice: Voice): void {
  if (voice.kind !== 'system') useVoicesStore.setState({ renaming: voiceKey(voice) });
}

/** Asks, then deletes a voice of one's own for good. */
export async function removeVoice(voice: Voice): Promise<void> {
  if (voice.kind === 'system') return;
  const isSure = await confirm(texts.actions.removeQuestion(voice));
  if (!isSure) return;
  try {
    await client.voices.remove({ keys: [{ engine: voice.engine, id: voice.id }] });
    announce(texts.actions.removed(voice.name));
    const { started } = useCloneDraft.getState();
    if (started?.voiceId === voice.id && started.engine === voice.engine) clearDraft();
    await queryClient.invalidateQueries({ queryKey: api.voices.list.key() });
  } catch (error) {
    tellFailure(texts.actions.notRemoved(voice.name), error);
  }
}

/** A new script that this voice reads, opened in Speak. */
export async function openInNewScript(voice: Voice): Promise<void> {
  try {
    const script = await client.scripts.create({ title: texts.actions.scriptTitle(voice.name), text: '' });
    const edits = [{ kind: 'setSettings' as const, values: { voiceId: voice.id } }];
    await client.scripts.edit({ id: script.id, edits, label: texts.actions.setVoice });
    navigate('speak', script.id);
  } catch (error) {
    tellFailure(texts.actions.noScript, error);
  }
}

/** Writes the consent record where the user says. */
export async function exportConsent(voice: Voice): Promise<void> {
  try {
    const written = await client.voices.exportConsent({ engine: voice.engine, id: voice.id });
    if (written) announce(texts.actions.consentWritten(written.fileName));
  } catch (error) {
    tellFailure(texts.actions.consentNotWritten, error);
  }
}
