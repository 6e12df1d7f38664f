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
  const ranked = RANKS.map((wanted) => voices.filter((voice) => rank(voice) === wanted).map(({ id }) => id));
  const own = voiceId ?? ranked.flat()[0] ?? null;
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

const RANKS = [3, 2, 1, 0] as const;
const rank = (voice: CastingVoice) => (voice.isFavourite ? 2 : 0) + (voice.kind === 'system' ? 1 : 0);

/**
 * A free voice of the best rank that has one. Voices that stand far apart in the list sound less alike than neighbours: it is
 * looked for from `place` (0 to 1) of that rank on. Where none is free, one that stands there among them all.
 */
function spread(ranked: readonly (readonly string[])[], place: number, taken: ReadonlySet<string>): string | null {
  for (const voices of ranked) {
    const free = turned(voices, place).find((id) => !taken.has(id));
    if (free !== undefined) return free;
  }
  return turned(ranked.flat(), place)[0] ?? null;
}

function turned(voices: readonly string[], place: number): string[] {
  const start = Math.floor(place * voices.length);
  return [...voices.slice(start), ...voices.slice(0, start)];
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
