import type { ScriptEdit } from '../../../shared/domain/script/script-edit.ts';
import type { ScriptContent } from '../../../shared/domain/script/script.ts';
import type { Voice } from '../../../shared/domain/voices/voice.ts';

/** What casting looks at. */
export type CastingVoice = Pick<Voice, 'id' | 'kind' | 'isFavourite'>;

/** The part of a script that is cast. */
export type Castable = {
  voiceId: string | null;
  characters: ScriptContent['characters'];
  lines: readonly Pick<ScriptContent['lines'][number], 'characterId'>[];
};

/**
 * Gives the script and each of its characters a voice where they have none, as different ones as there are: favourites first,
 * then voices of the system. Voices that somebody chose are left alone; without any voices nothing is changed.
 */
export function castVoices(
  { voiceId, characters, lines }: Castable,
  voices: readonly CastingVoice[],
): Omit<Castable, 'lines'> {
  const ranked = voices.toSorted((a, b) => rank(b) - rank(a)).map(({ id }) => id);
  const own = voiceId ?? ranked[0] ?? null;
  const taken = new Set(characters.flatMap((character) => character.voiceId ?? []));
  const hasOwnLines = lines.some(({ characterId }) => characterId === null);
  if (own !== null && hasOwnLines) taken.add(own);
  return {
    voiceId: own,
    characters: characters.map((character, index) => {
      if (character.voiceId !== null) return character;
      const voice = spread(ranked, index / characters.length, taken);
      if (voice !== null) taken.add(voice);
      return { ...character, voiceId: voice };
    }),
  };
}

const rank = (voice: CastingVoice) => (voice.isFavourite ? 2 : 0) + (voice.kind === 'system' ? 1 : 0);

/** Voices that stand far apart in the list sound less alike than neighbours; from `place` (0 to 1) on the first that is free. */
function spread(voices: readonly string[], place: number, taken: ReadonlySet<string>): string | null {
  const start = Math.floor(place * voices.length);
  const order = [...voices.slice(start), ...voices.slice(0, start)];
  return order.find((id) => !taken.has(id)) ?? order[0] ?? null;
}

/** What leads from a script to its cast, whose characters are in the same order. */
export function castingEdits(
  { settings, characters }: Pick<ScriptContent, 'settings' | 'characters'>,
  cast: Omit<Castable, 'lines'>,
): ScriptEdit[] {
  const edits: ScriptEdit[] = [];
  if (cast.voiceId !== settings.voiceId) edits.push({ kind: 'setSettings', values: { voiceId: cast.voiceId } });
  for (const [index, { id: characterId, voiceId }] of cast.characters.entries()) {
    if (voiceId !== characters[index]?.voiceId) edits.push({ kind: 'setCharacter', characterId, values: { voiceId } });
  }
  return edits;
}
