import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { matchScore } from '../../../ui/search/match-words.ts';

/** Parts of the list. */
export const VOICE_FILTERS = ['all', 'system', 'cloned', 'designed', 'favourites'] as const;
/** See VOICE_FILTERS. */
export type VoiceFilter = (typeof VOICE_FILTERS)[number];
/** Orders of the list. */
export const VOICE_SORTS = ['name', 'lastUsed', 'newest'] as const;
/** See VOICE_SORTS. */
export type VoiceSort = (typeof VOICE_SORTS)[number];

/** What of the list is wanted and in which order. */
export type VoiceView = { filter: VoiceFilter; sort: VoiceSort; search: string };

/** Whether a voice belongs to a part of the list. */
export function isInFilter(voice: Pick<Voice, 'kind' | 'isFavourite'>, filter: VoiceFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'favourites' ? voice.isFavourite : voice.kind === filter;
}

/** How many voices each part of the list has. */
export function countVoices(voices: readonly Voice[]): Record<VoiceFilter, number> {
  const counts: Record<VoiceFilter, number> = { all: 0, system: 0, cloned: 0, designed: 0, favourites: 0 };
  for (const filter of VOICE_FILTERS) counts[filter] = voices.filter((voice) => isInFilter(voice, filter)).length;
  return counts;
}

const textOf = ({ name, description, tags, id }: Voice) => [name, ...tags, description, id].join(' ');

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const byName = (a: Voice, b: Voice) => names.compare(a.name, b.name) || names.compare(a.id, b.id);
const ORDERS: Record<VoiceSort, (a: Voice, b: Voice) => number> = {
  name: byName,
  lastUsed: (a, b) => (b.lastUsedAtMs ?? 0) - (a.lastUsedAtMs ?? 0) || byName(a, b),
  newest: (a, b) => (b.createdAtMs ?? 0) - (a.createdAtMs ?? 0) || byName(a, b),
};

/**
 * The voices of a view. All words of the search must be found in name, tags, description or id; what fits best comes first
 * only among equals of the chosen order, so that the list does not jump while typing.
 */
export function arrangeVoices(voices: readonly Voice[], { filter, sort, search }: VoiceView): Voice[] {
  return voices
    .filter((voice) => isInFilter(voice, filter) && matchScore(search, textOf(voice)) > 0)
    .toSorted(ORDERS[sort]);
}
