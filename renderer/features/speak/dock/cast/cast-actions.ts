import type { CharacterId, LineId } from '../../../../../shared/domain/ids.ts';
import type { Character, ScriptLine } from '../../../../../shared/domain/script/script.ts';
import { engineOfPanel } from '../../../../../shared/domain/settings/panel-engines.ts';
import type { Voice } from '../../../../../shared/domain/voices/voice.ts';
import { currentSettings } from '../../../../api/settings/settings.ts';
import { confirm } from '../../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { editScript } from '../../document/opened/open-scripts.ts';
import { chosenIds } from '../../lines/selection/line-selection.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { texts } from './cast-texts.ts';
import { characterVoiceChange, lineVoiceChange, outdatedBy, type VoiceChange } from './voice-change.ts';

/** Lines that a character speaks with its own voice; null is the script's voice. */
export function linesOf(open: OpenScript, characterId: CharacterId | null): LineId[] {
  return open.script.lines.filter((line) => line.characterId === characterId).map(({ id }) => id);
}

/** Gives a character (null: the script) another voice; see `applyVoice`. */
export async function changeVoice(
  open: OpenScript,
  who: { character: Character | null; voiceName: string | null },
  voice: Voice,
): Promise<void> {
  const { character, voiceName } = who;
  const before = character ? character.voiceId : open.script.settings.voiceId;
  await applyVoice(open, characterVoiceChange(open, character, voice.id), {
    question: character ? texts.ask(character.name) : texts.askScript,
    keep: voiceName ?? before ?? '',
  });
}

/** Gives the selected lines a voice of their own, with null the one of their character again; see `applyVoice`. */
export async function changeLineVoice(open: OpenScript, line: ScriptLine, voice: Voice | null): Promise<void> {
  const ids = new Set(chosenIds(open));
  const chosen = open.script.lines.filter(({ id }) => ids.has(id));
  const lines = chosen.length > 0 ? chosen : [line];
  await applyVoice(open, lineVoiceChange(open, lines, voice?.id ?? null), {
    question: texts.askVoice(lines.length),
    keep: texts.asIs,
  });
}

/**
 * Where takes are marked changed by it, that is told: with the service, which bills for generating them again, before anything is
 * changed; on this computer afterwards, with undo.
 */
async function applyVoice(
  open: OpenScript,
  change: VoiceChange | null,
  words: { question: string; keep: string },
): Promise<void> {
  if (!change) return;
  const { id } = open.script;
  const { lines, characters } = outdatedBy(open, change);
  const isLocal = engineOfPanel(currentSettings(), 'speak') === 'local';
  if (lines > 0 && !isLocal) {
    const isWanted = await confirm({
      title: words.question,
      text: texts.askText(lines, characters, texts.billed),
      confirm: texts.askConfirm,
      cancel: texts.askCancel(words.keep),
    });
    if (!isWanted) return;
  }
  if (!editScript(id, [change.edit], texts.labels.cast) || lines === 0 || !isLocal) return;
  const revert = () => void editScript(id, change.back, texts.labels.cast);
  showToast({
    message: texts.outOfDate(lines),
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
