import type { Voice } from '../../../../shared/domain/voices/voice.ts';

/** Heading of a group of voices. */
export type VoiceGroup = { group: 'favourites' | Voice['kind']; voices: Voice[] };

/** Voices that hold all words of a query in name, description, tags or id: favourites first, then one's own, then the rest. */
export function groupVoices(voices: readonly Voice[], query: string): VoiceGroup[] {
  const words = query.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  const found = voices.filter((voice) => {
    const text = [voice.name, voice.description, ...voice.tags, voice.id].join(' ').toLocaleLowerCase('en');
    return voice.state === 'ready' && words.every((word) => text.includes(word));
  });
  const groups: VoiceGroup[] = [
    { group: 'favourites', voices: found.filter(({ isFavourite }) => isFavourite) },
    ...(['cloned', 'designed', 'system'] as const).map((kind) => ({
      group: kind,
      voices: found.filter((voice) => voice.kind === kind && !voice.isFavourite),
    })),
  ];
  return groups.filter((group) => group.voices.length > 0);
}
