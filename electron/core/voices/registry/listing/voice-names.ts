import type { RemoteVoice } from '../../../service/voices/voice-service.ts';

const LONGEST_NAME = 120;

/** A name for people of a voice that only the service knows: its own name, else what it was designed from, else its id. */
export function remoteVoiceName(voice: Pick<RemoteVoice, 'id' | 'kind' | 'name' | 'description'>): string {
  if (voice.name !== '' && voice.name !== voice.id) return cut(voice.name);
  const [description = ''] = voice.description;
  const isGenerated = /^ttv-voice-\d+/.test(voice.id);
  if (isGenerated) return cut(description.trim() || `Designed voice ${voice.id.slice(-8)}`);
  return cut(spokenForm(voice.id));
}

/** An id as words: "Anna-at-home_2" becomes "Anna at home 2". */
function spokenForm(id: string): string {
  const words = id
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .join(' ');
  return words === '' ? id : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

const cut = (name: string): string => [...name].slice(0, LONGEST_NAME).join('');
