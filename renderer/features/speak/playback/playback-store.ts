import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How a script is played. */
type PlaybackState = {
  /** Lines are heard as they are made. */
  playsWhileGenerating: boolean;
  /** Core is joining the lines. */
  isJoining: boolean;
};

/** See PlaybackState. */
export const usePlayback = create<PlaybackState>()(
  persist((): PlaybackState => ({ playsWhileGenerating: true, isJoining: false }), {
    name: 'atelier.speak.playback',
    partialize: ({ playsWhileGenerating }) => ({ playsWhileGenerating }),
  }),
);
