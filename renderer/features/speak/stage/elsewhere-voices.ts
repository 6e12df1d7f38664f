import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { nearestVoice } from '../../../../shared/domain/voices/nearest-voice.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { isElsewhere } from '../../../../shared/domain/voices/where-it-works.ts';
import type { LineState } from '../document/opened/line-states.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** A voice of a script that the chosen service does not have, how many lines it speaks, and the nearest one it has. */
export type ElsewhereVoice = { voice: Voice; lineCount: number; nearest: Voice | null };

/** The voices that lines speak with and that work, but not on the service; those with the most lines first. */
export function elsewhereVoices(
  recipes: readonly LineState['recipe'][],
  voiceById: ReadonlyMap<string, Voice>,
  engine: EngineChoice,
): ElsewhereVoice[] {
  const counts = new Map<Voice, number>();
  for (const recipe of recipes) {
    const voice = recipe && voiceById.get(recipe.voiceId);
    if (voice && isElsewhere(voice, engine)) counts.set(voice, (counts.get(voice) ?? 0) + 1);
  }
  const voices = [...voiceById.values()];
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([voice, lineCount]) => ({ voice, lineCount, nearest: nearestVoice(voice, voices, engine) }));
}

/** Has everything in a script that speaks with one voice speak with another. */
export function replaceVoice(
  { settings, characters, lines }: Pick<Script, 'settings' | 'characters' | 'lines'>,
  from: string,
  to: string,
): ScriptEdit[] {
  const values = { voiceId: to };
  const lineIds = lines.filter(({ voiceId }) => voiceId === from).map(({ id }) => id);
  return [
    ...(settings.voiceId === from ? [{ kind: 'setSettings' as const, values }] : []),
    ...characters
      .filter(({ voiceId }) => voiceId === from)
      .map(({ id: characterId }) => ({ kind: 'setCharacter' as const, characterId, values })),
    ...(lineIds.length > 0 ? [{ kind: 'setLines' as const, lineIds, values }] : []),
  ];
}
