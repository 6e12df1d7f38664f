import type { CharacterId, LineId } from '../../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../../shared/domain/script/script-edit.ts';
import type { Character, ScriptLine } from '../../../../../shared/domain/script/script.ts';
import type { Voice } from '../../../../../shared/domain/voices/voice.ts';
import { characterCount } from '../../../../../shared/domain/speech/speech-options.ts';
import { currentSettings } from '../../../../api/settings.ts';
import { confirm } from '../../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toasts.tsx';
import { editScript } from '../../document/open-scripts.ts';
import { chosenIds } from '../../lines/line-selection.ts';
import type { OpenScript } from '../../document/open-script.ts';
import { texts } from './cast-texts.ts';

/** Lines that a character speaks with its own voice; null is the script's voice. */
export function linesOf(open: OpenScript, characterId: CharacterId | null): LineId[] {
  return open.script.lines.filter((line) => line.characterId === characterId).map(({ id }) => id);
}

/** Another voice for lines: what asks for it, the edit, and those that take it back. */
type VoiceChange = { question: string; keep: string; edit: ScriptEdit; back: ScriptEdit[] };

/** Gives a character (null: the script) another voice; see `applyVoice`. */
export async function changeVoice(
  open: OpenScript,
  who: { character: Character | null; voiceName: string | null },
  voice: Voice,
): Promise<void> {
  const { character, voiceName } = who;
  const before = character ? character.voiceId : open.script.settings.voiceId;
  if (before === voice.id) return;
  const touched = open.script.lines.filter(
    (line) => line.characterId === (character?.id ?? null) && line.voiceId === null,
  );
  await applyVoice(open, touched, {
    question: character ? texts.ask(character.name) : texts.askScript,
    keep: voiceName ?? before ?? '',
    edit: voiceEdit(character, voice.id),
    back: [voiceEdit(character, before)],
  });
}

const voiceEdit = (character: Character | null, voiceId: string | null): ScriptEdit =>
  character
    ? { kind: 'setCharacter', characterId: character.id, values: { voiceId } }
    : { kind: 'setSettings', values: { voiceId } };

/** Gives the selected lines a voice of their own, with null the one of their character again; see `applyVoice`. */
export async function changeLineVoice(open: OpenScript, line: ScriptLine, voice: Voice | null): Promise<void> {
  const ids = new Set(chosenIds(open));
  const chosen = open.script.lines.filter(({ id }) => ids.has(id));
  const lines = chosen.length > 0 ? chosen : [line];
  const voiceId = voice?.id ?? null;
  if (lines.every((each) => each.voiceId === voiceId)) return;
  const touched = lines.filter(
    (each) => open.states.get(each.id)?.recipe?.voiceId !== (voiceId ?? voiceAbove(open, each)),
  );
  await applyVoice(open, touched, {
    question: texts.askVoice(lines.length),
    keep: texts.asIs,
    edit: { kind: 'setLines', lineIds: lines.map(({ id }) => id), values: { voiceId } },
    back: [...new Set(lines.map((each) => each.voiceId))].map((before) => ({
      kind: 'setLines',
      lineIds: lines.filter((each) => each.voiceId === before).map(({ id }) => id),
      values: { voiceId: before },
    })),
  });
}

/** The voice that a line has where it has none of its own. */
export function voiceAbove({ script, characterById }: OpenScript, { characterId }: ScriptLine): string | null {
  return characterId === null ? script.settings.voiceId : (characterById.get(characterId)?.voiceId ?? null);
}

/**
 * Where takes are marked changed by it, that is told: with the service, which bills for generating them again, before anything is
 * changed; on this computer afterwards, with undo.
 */
async function applyVoice(open: OpenScript, touched: readonly ScriptLine[], change: VoiceChange): Promise<void> {
  const { id } = open.script;
  const made = touched.filter((line) => open.states.get(line.id)?.status === 'made');
  const isLocal = currentSettings().engine === 'local';
  const characters = made.reduce((sum, line) => sum + characterCount(line.text), 0);
  if (made.length > 0 && !isLocal) {
    const isWanted = await confirm({
      title: change.question,
      text: texts.askText(made.length, characters, texts.billed),
      confirm: texts.askConfirm,
      cancel: texts.askCancel(change.keep),
    });
    if (!isWanted) return;
  }
  if (!editScript(id, [change.edit], texts.labels.cast) || made.length === 0 || !isLocal) return;
  const revert = () => void editScript(id, change.back, texts.labels.cast);
  showToast({
    message: texts.outOfDate(made.length),
    action: { label: texts.undo, run: revert },
  });
}

/** Takes a character out; its lines go to another one or to the script's voice. */
export function removeCharacter(open: OpenScript, characterId: CharacterId, intoId: CharacterId | null): void {
  const label = intoId === null ? texts.labels.remove : texts.labels.merge;
  editScript(open.script.id, [{ kind: 'removeCharacter', characterId, intoId }], label);
}

/** Gives a character another name. */
export function renameCharacter(open: OpenScript, character: Character, name: string): void {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed === character.name) return;
  const edit = { kind: 'setCharacter', characterId: character.id, values: { name: trimmed } } as const;
  editScript(open.script.id, [edit], texts.labels.rename);
}
