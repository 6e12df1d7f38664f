import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { ScriptContent } from '../../../../shared/domain/script/script.ts';
import { engineOfPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { castAsBefore } from './cast-memory.ts';
import { suitingVoice } from './cast-voices.ts';
import type { CastingNames } from './casting-names.ts';
import type { ScriptsDeps } from '../scripts-deps.ts';

/** The edits with a voice for each new character that came without one, as a new script would cast it. */
export function castNewCharacters(
  deps: Pick<ScriptsDeps, 'db' | 'settings' | 'knownVoices'> & { names: CastingNames },
  content: () => Pick<ScriptContent, 'characters' | 'settings'>,
  edits: readonly ScriptEdit[],
): ScriptEdit[] {
  if (!edits.some((edit) => edit.kind === 'addCharacter' && edit.character.voiceId === null)) return [...edits];
  const voices = deps.knownVoices(engineOfPanel(deps.settings(), 'speak'));
  const known = new Set(voices.map(({ id }) => id));
  const { characters, settings } = content();
  const taken = new Set([settings.voiceId, ...characters.map(({ voiceId }) => voiceId)].filter((id) => id !== null));
  return edits.map((edit) => {
    if (edit.kind !== 'addCharacter' || edit.character.voiceId !== null) return edit;
    const [before] = castAsBefore(deps.db, [edit.character], (id) => known.has(id));
    const casting = { voices, traitsOf: deps.names.traitsOf };
    const voiceId = before?.voiceId ?? suitingVoice(edit.character.name, casting, taken);
    if (voiceId !== null) taken.add(voiceId);
    return { ...edit, character: { ...edit.character, voiceId } };
  });
}
