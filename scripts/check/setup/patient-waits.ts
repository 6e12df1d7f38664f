import { vi } from 'vitest';

const MOST_MS = 240_000;
const { waitFor } = vi;

/** Lets `vi.waitFor` in unit tests take as long as a busy machine needs: its own default is one second, and no setting changes that. */
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: MOST_MS });
