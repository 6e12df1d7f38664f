import { QueryClient } from '@tanstack/react-query';

/**
 * Cache of what lives in core. Core says what changed, so nothing goes stale by time; it is on this computer, so a lost
 * network pauses nothing.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
});
