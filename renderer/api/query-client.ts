import { notifyManager } from '@tanstack/react-query';
import { CoreQueryClient } from './core-query-client.ts';

// What follows from a key must be on the screen, and the caret where it belongs, before the next key arrives: by a timer, as is
// the default, letters that are typed right after Enter would go nowhere.
notifyManager.setScheduler(queueMicrotask);

/**
 * Cache of what lives in core. Core says what changed, so nothing goes stale by time; it is on this computer, so a lost
 * network pauses nothing.
 */
export const queryClient = new CoreQueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
});
