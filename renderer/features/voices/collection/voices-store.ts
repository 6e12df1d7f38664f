import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import type { VoiceFilter, VoiceView } from './arrange-voices.ts';

/** Names a voice in the window: both services may know the same id. */
export type VoiceKey = `${Voice['engine']}:${string}`;

/** See VoiceKey. */
export function voiceKey(voice: Pick<Voice, 'engine' | 'id'>): VoiceKey {
  return `${voice.engine}:${voice.id}`;
}

/** State of the panel that lives in the window; voices themselves are core's. */
export type VoicesState = VoiceView & {
  selected: VoiceKey | null;
  renaming: VoiceKey | null;
};

const EVERYTHING = { filter: 'all', folder: null, tag: null, search: '', place: null } as const;

/** The panel's store. */
export const useVoicesStore = create<VoicesState>()(
  persist((): VoicesState => ({ ...EVERYTHING, sort: 'name', selected: null, renaming: null }), {
    name: 'atelier.voices',
    partialize: ({ filter, folder, tag, place, sort, selected }) => ({ filter, folder, tag, place, sort, selected }),
  }),
);

/** Shows one part of the list whole. */
export function openPart(filter: VoiceFilter): void {
  useVoicesStore.setState({ filter, folder: null, tag: null });
}

/** Shows all voices, wherever they work. */
export function openAll(): void {
  useVoicesStore.setState({ filter: 'all', folder: null, tag: null, place: null });
}

/** Shows a folder, or all folders again when it is shown already. */
export function toggleFolder(name: string): void {
  const { folder } = useVoicesStore.getState();
  useVoicesStore.setState({ filter: 'all', folder: folder === name ? null : name });
}

/** Shows only what has a tag, within the part that is shown; the same again takes that back. */
export function toggleTag(name: string): void {
  const { tag, filter } = useVoicesStore.getState();
  useVoicesStore.setState({ filter: filter === 'bin' ? 'all' : filter, tag: tag === name ? null : name });
}

/** Chooses a voice and shows it among all. */
export function showVoice(voice: Pick<Voice, 'engine' | 'id'>): void {
  useVoicesStore.setState({ ...EVERYTHING, selected: voiceKey(voice) });
}
