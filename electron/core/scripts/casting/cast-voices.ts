import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { ScriptContent } from '../../../../shared/domain/script/script.ts';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { type Traits, voiceTraits } from '../../../../shared/domain/voices/voice-traits.ts';

/** What casting looks at. */
export type CastingVoice = Pick<Voice, 'id' | 'kind' | 'isFavourite' | 'name' | 'description' | 'tags'>;

/** The part of a script that is cast. */
export type Castable = {
  voiceId: string | null;
  characters: ScriptContent['characters'];
  lines: readonly Pick<ScriptContent['lines'][number], 'characterId'>[];
};

/** What is cast from: the voices that there are, and what names say of their bearers. */
export type Casting = { voices: readonly CastingVoice[]; traitsOf: (name: string) => Traits };

/**
 * Voices that were understood best when the local recogniser heard them, the best first (`npm run bench`, word errors of each
 * voice): what a script speaks with where nobody chose otherwise.
 */
const CLEAREST: readonly [string, ...string[]] = ['English_expressive_narrator', 'Friendly_Person', 'Casual_Guy'];

/** The voice of a script on this computer while the engine has not told of its voices: it ships with this one. */
export const [SHIPPED_VOICE] = CLEAREST;

/**
 * Gives the script and each of its characters a voice where they have none: the script the clearest one, a character one that
 * suits its name, as different ones as there are, favourites first, then voices of the system. Voices that somebody chose are
 * left alone; without any voices nothing is changed. The same script gets the same cast.
 */
export function castVoices({ voiceId, characters, lines }: Castable, casting: Casting): Omit<Castable, 'lines'> {
  const own = voiceId ?? ownVoice(casting.voices);
  const taken = new Set(characters.flatMap((character) => character.voiceId ?? []));
  const hasOwnLines = lines.some(({ characterId }) => characterId === null);
  if (own !== null && hasOwnLines) taken.add(own);
  return {
    voiceId: own,
    characters: characters.map((character) => {
      if (character.voiceId !== null) return character;
      const voice = suitingVoice(character.name, casting, taken);
      if (voice !== null) taken.add(voice);
      return { ...character, voiceId: voice };
    }),
  };
}

const kindRank = ({ isFavourite, kind }: CastingVoice) => (isFavourite ? 2 : 0) + (kind === 'system' ? 1 : 0);

function ownVoice(voices: readonly CastingVoice[]): string | null {
  const clearness = ({ id }: CastingVoice) => (CLEAREST.includes(id) ? CLEAREST.indexOf(id) : CLEAREST.length);
  return voices.toSorted((a, b) => kindRank(b) - kindRank(a) || clearness(a) - clearness(b))[0]?.id ?? null;
}

/** The best of the voices for a name; of equally good ones its letters decide, so that it is always the same. */
export function suitingVoice(name: string, { voices, traitsOf }: Casting, taken: ReadonlySet<string>): string | null {
  const wanted = traitsOf(name);
  const rated = voices.map((voice) => ({
    id: voice.id,
    score:
      suits(wanted, voiceTraits(voice)) + namesake(name, voice) + 2 * kindRank(voice) - (taken.has(voice.id) ? 60 : 0),
  }));
  const best = Math.max(...rated.map(({ score }) => score));
  const ties = rated.filter(({ score }) => score === best).map(({ id }) => id);
  return ties[numberOf(name) % ties.length] ?? null;
}

type Age = NonNullable<Traits['age']>;

/** What an age is taken for, the best first. Who is called neither a child nor old is neither. */
const AGES: Record<Age, readonly Age[]> = {
  child: ['child', 'young'],
  young: ['young', 'adult'],
  adult: ['adult', 'young'],
  old: ['old', 'adult'],
};

/**
 * How well a voice suits a name. A voice of the other gender is worse than one that somebody else has already; one that says
 * nothing of itself lies between.
 */
function suits(wanted: Traits, voice: Traits): number {
  const isKnown = wanted.gender !== null && voice.gender !== null;
  const gender = wanted.gender === voice.gender || wanted.gender === null ? 0 : isKnown ? -100 : -40;
  const age = wanted.age ?? 'adult';
  const place = voice.age === null ? -1 : AGES[age].indexOf(voice.age);
  // A young voice is as good for a grown-up.
  const isNear = place === 0 || (place === 1 && age === 'adult');
  return gender + (isNear ? 20 : place === 1 ? 10 : -25);
}

/** A knight speaks with the voice of a knight. */
function namesake(name: string, voice: CastingVoice): number {
  const words = new Set(name.toLowerCase().match(/\p{L}{4,}/gu));
  return voice.name
    .toLowerCase()
    .match(/\p{L}{4,}/gu)
    ?.some((word) => words.has(word))
    ? 50
    : 0;
}

/** The same number for the same name, whatever its case. */
function numberOf(name: string): number {
  let number = 0;
  for (const character of name.trim().toLowerCase())
    number = (number * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
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
