import { isOffered } from '../../../../../shared/domain/voices/is-offered.ts';
import { voiceSearch } from '../../../../../shared/domain/voices/voice-traits.ts';
import type { Voice } from '../../../../../shared/domain/voices/voice.ts';
import type { EngineChoice } from '../../../../../shared/domain/settings/engine-choice.ts';

/** Heading of a group of voices. */
export type VoiceGroup = { group: 'favourites' | 'recent' | 'elsewhere' | Voice['kind']; voices: Voice[] };

/** More would only be the whole list again. */
const MOST_RECENT = 5;

/**
 * Voices outside the bin that hold all words of a query in name, description, tags, folder or id, or by gender and age: favourites first, then those
 * that lines were made with last, then one's own, then the rest, and after all those that do not work on the chosen service.
 * Each voice stands in one group only.
 */
export function groupVoices(voices: readonly Voice[], query: string, engine: EngineChoice): VoiceGroup[] {
  const search = voiceSearch(query);
  const words = search.rest.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  const matching = voices.filter((voice) => {
    const text = [voice.name, voice.description, ...voice.tags, ...voice.folders, voice.id]
      .join(' ')
      .toLocaleLowerCase('en');
    return isOffered(voice) && search.fits(voice) && words.every((word) => text.includes(word));
  });
  const found = matching.filter(({ worksOn }) => worksOn.includes(engine));
  const recent = found
    .filter(({ isFavourite, spokenAtMs }) => !isFavourite && spokenAtMs !== null)
    .toSorted((a, b) => (b.spokenAtMs ?? 0) - (a.spokenAtMs ?? 0))
    .slice(0, MOST_RECENT);
  const groups: VoiceGroup[] = [
    { group: 'favourites', voices: found.filter(({ isFavourite }) => isFavourite) },
    { group: 'recent', voices: recent },
    ...(['cloned', 'designed', 'system'] as const).map((kind) => ({
      group: kind,
      voices: found.filter((voice) => voice.kind === kind && !voice.isFavourite && !recent.includes(voice)),
    })),
    { group: 'elsewhere', voices: matching.filter((voice) => !found.includes(voice)) },
  ];
  return groups.filter((group) => group.voices.length > 0);
}
