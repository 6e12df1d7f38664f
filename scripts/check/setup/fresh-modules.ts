import { vi } from 'vitest';

/*
 * Files that run in one process after another each get modules of their own, as if the process were new: no store, client
 * or cache of ours is left from the file before. The same for what it has stubbed.
 */
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
