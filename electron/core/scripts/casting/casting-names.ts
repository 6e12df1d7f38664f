import { type Traits, traitsInText } from '../../../../shared/domain/voices/voice-traits.ts';

/** What is known of names: whether they are given to women or men. */
export interface CastingNames {
  /** Loads the table of names (2 MB); until then only titles and roles tell anything. Never throws. */
  load(): Promise<void>;
  /** What a character's name says of who speaks. */
  traitsOf(name: string): Traits;
}

type GenderOf = (name: string) => string;

/** Builds the names; the table is loaded when it is first asked for, since most starts never need it. */
export function createCastingNames(): CastingNames {
  let genderOf: GenderOf | null = null;
  let loading: Promise<void> | null = null;
  return {
    load: () => {
      loading ??= loadGenders().then((loaded) => void (genderOf = loaded));
      return loading;
    },
    traitsOf: (name) => {
      const told = traitsInText(name);
      if (told.gender !== null || !genderOf) return told;
      return { ...told, gender: genderByName(name, genderOf) };
    },
  };
}

async function loadGenders(): Promise<GenderOf> {
  const { getGender } = await import('gender-detection-from-name');
  return (name) => getGender(name);
}

/** Roles that tables of names hold as somebody's name. */
const NO_NAMES = new Set(
  'the a an of and voice speaker narrator host guest announcer caller person character robot computer ai judge chef clerk driver student client one two'.split(
    ' ',
  ),
);

/** The first of the names that is known, as written or without its accents. */
function genderByName(name: string, genderOf: GenderOf): Traits['gender'] {
  const parts = name.toLowerCase().match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
  for (const part of parts.filter((each) => !NO_NAMES.has(each)).flatMap(spellings)) {
    const gender = genderOf(part);
    if (gender === 'female' || gender === 'male') return gender;
  }
  return null;
}

const spellings = (name: string): string[] => [
  name,
  name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  ...name.split('-').slice(0, 1),
];
