import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../api/settings/settings.ts';
import { type FrameLayout, frameLayout } from './frame-layout.ts';

/** The layout now, following window width and text size. */
export function useFrameLayout(): FrameLayout {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const { textScale } = useSettings().appearance;
  return useMemo(() => frameLayout(width, textScale), [width, textScale]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
