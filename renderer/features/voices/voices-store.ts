import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Voice } from '../../../shared/domain/voices/voice.ts';
import type { VoiceFilter, VoiceSort } from './list/arrange-voices.ts';

/** Names a voice in the window: both services may know the same id. */
export type VoiceKey = `${Voice['engine']}:${string}`;

/** See VoiceKey. */
export function voiceKey(voice: Pick<Voice, 'engine' | 'id'>): VoiceKey {
  return `${voice.engine}:${voice.id}`;
}

/** State of the panel that lives in the window; voices themselves are core's. */
export type VoicesState = {
  filter: VoiceFilter;
  sort: VoiceSort;
  search: string;
  selected: VoiceKey | null;
  renaming: VoiceKey | null;
};

/** The panel's store. */
export const useVoicesStore = create<VoicesState>()(
  persist((): VoicesState => ({ filter: 'all', sort: 'name', search: '', selected: null, renaming: null }), {
    name: 'atelier.voices',
    partialize: ({ filter, sort, selected }) => ({ filter, sort, selected }),
  }),
);
