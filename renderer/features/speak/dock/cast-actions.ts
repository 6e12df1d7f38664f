import type { CharacterId, LineId } from '../../../../shared/domain/ids.ts';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import type { Character } from '../../../../shared/domain/script/script.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { currentSettings } from '../../../api/settings.ts';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { editScript } from '../document/open-scripts.ts';
import type { OpenScript } from '../speak-context.tsx';
import { texts } from './dock-texts.ts';

/** Lines that a character speaks with its own voice; null is the script's voice. */
export function linesOf(open: OpenScript, characterId: CharacterId | null): LineId[] {
  return open.script.lines.filter((line) => line.characterId === characterId).map(({ id }) => id);
}

/** Gives a character (null: the script) another voice; asks first where takes would be marked changed. */
export async function changeVoice(
  open: OpenScript,
  who: { character: Character | null; voiceName: string | null },
  voice: Voice,
): Promise<void> {
  const { character, voiceName } = who;
  const before = character ? character.voiceId : open.script.settings.voiceId;
  if (before === voice.id) return;
  if (before !== null && !(await isWanted(open, character, voiceName ?? before))) return;
  editScript(
    open.script.id,
    [
      character
        ? { kind: 'setCharacter', characterId: character.id, values: { voiceId: voice.id } }
        : { kind: 'setSettings', values: { voiceId: voice.id } },
    ],
    texts.labels.cast,
  );
}

/** Nothing is asked where no take becomes stale. */
async function isWanted(open: OpenScript, character: Character | null, voiceName: string): Promise<boolean> {
  const made = open.script.lines.filter(
    (line) =>
      line.characterId === (character?.id ?? null) &&
      line.voiceId === null &&
      open.states.get(line.id)?.status === 'made',
  );
  if (made.length === 0) return true;
  const characters = made.reduce((sum, line) => sum + characterCount(line.text), 0);
  const where = currentSettings().engine === 'local' ? texts.cast.free : texts.cast.billed;
  return confirm({
    title: character ? texts.cast.ask(character.name) : texts.cast.askScript,
    text: texts.cast.askText(made.length, characters, where),
    confirm: texts.cast.askConfirm,
    cancel: texts.cast.askCancel(voiceName),
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
