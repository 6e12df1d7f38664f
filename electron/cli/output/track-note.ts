import type { AudioTrack } from '../../../shared/domain/media/audio-track.ts';
import type { AudioFacts } from '../../../shared/domain/library/media-facts.ts';

/** What to say about a file with several audio tracks, or one in which nothing is heard; null where there is nothing to say. */
export function trackNote({ tracks = [], track = 1, isSilent = false }: AudioFacts): string | null {
  const others = tracks.filter(({ number }) => number !== track);
  if (others.length === 0) return isSilent ? 'the audio is silent.' : null;
  const state = isSilent ? `audio track ${track} is silent` : `transcribed audio track ${track} of ${tracks.length}`;
  return `${state}. Other tracks: ${others.map(described).join('; ')}. Choose one with --track N.`;
}

function described({ number, title, language, codec, channels }: AudioTrack): string {
  const shape = channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} channels`;
  const facts = [title, language, codec, shape].filter((fact) => fact !== null);
  return `track ${number} (${facts.join(', ')})`;
}
