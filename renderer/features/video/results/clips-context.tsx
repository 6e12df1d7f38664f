import { createContext, type ReactNode, useContext } from 'react';
import { type ClipsState, type ShownClip, useClips } from './use-clips.ts';
import { useVideo } from './video-store.ts';

const Context = createContext<ClipsState>({
  clips: undefined,
  open: [],
  isCut: false,
  error: null,
  retry: () => undefined,
});

/** Reads the clips once for all columns of the panel. */
export function ClipsProvider({ children }: { children: ReactNode }) {
  return <Context value={useClips()}>{children}</Context>;
}

/** See ClipsState. */
export const useClipsState = (): ClipsState => useContext(Context);

const NO_CLIPS: readonly ShownClip[] = [];

/** The clips in their order. */
export const useShownClips = (): readonly ShownClip[] => useClipsState().clips ?? NO_CLIPS;

/** The primary clip of the selection; null where none is, or it is not shown. */
export function usePrimary(): ShownClip | null {
  const clips = useShownClips();
  const primary = useVideo((state) => state.selection.primary);
  return clips.find(({ row }) => row.id === primary) ?? null;
}
