import { useSyncExternalStore } from 'react';
import type { Settings } from '../../../shared/domain/settings/settings.ts';

const query = window.matchMedia('(prefers-color-scheme: dark)');

/** The theme setting with `system` resolved, and kept in step with the system. */
export function useColorScheme(theme: Settings['appearance']['theme']): 'light' | 'dark' {
  const isDark = useSyncExternalStore(subscribe, () => query.matches);
  return theme === 'system' ? (isDark ? 'dark' : 'light') : theme;
}

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
