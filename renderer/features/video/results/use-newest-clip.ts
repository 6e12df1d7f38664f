import { useEffect } from 'react';
import { useClipsState, usePrimary } from './clips-context.tsx';
import { showClip } from './select-clips.ts';

/** Chooses the newest clip where none is: what the player shows is what its buttons, keys and the inspector are about. */
export function useNewestClip(): void {
  const { clips } = useClipsState();
  const primary = usePrimary();
  useEffect(() => {
    if (clips && primary === null) showClip(clips, () => true);
  }, [clips, primary]);
}
