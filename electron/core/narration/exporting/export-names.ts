import { fileNameFromTemplate } from '../../../../shared/domain/files/file-name.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import type { PlacedTake } from '../planned-narration.ts';

/** What a file of an export holds. `number` counts from 1 of `count` files or lines; null for the whole. */
export type NamedSound = {
  script: Script;
  title: string;
  placed: readonly PlacedTake[];
  place: { number: number; count: number } | null;
  take: number | null;
};

const TAKE_DIGITS = 3;
const SECTION_DIGITS = 2;

/** Variables: title (of the section in an export by sections), script, date (today), voice, speaker, take, n. */
export function exportName(sound: NamedSound, template: string, extension: string): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  const voice = only(sound.placed.map(({ take }) => take.recipe.voiceId));
  const names = new Map(sound.script.characters.map(({ id, name }) => [id, name]));
  const speaker = only(
    sound.placed.map(({ line, take }) => (line.characterId && names.get(line.characterId)) || take.recipe.voiceId),
  );
  const digits = sound.take === null ? SECTION_DIGITS : TAKE_DIGITS;
  const { place } = sound;
  const values = {
    title: sound.title,
    script: sound.script.title,
    date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    voice,
    speaker,
    take: sound.take,
    n: place && String(place.number).padStart(Math.max(digits, String(place.count).length), '0'),
  };
  return fileNameFromTemplate(template, values, extension);
}

/** The one value that all have; null where they differ. */
const only = (values: readonly string[]): string | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);
