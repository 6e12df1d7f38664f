import { vi } from 'vitest';

const MOST_MS = 240_000;
const { waitFor } = vi;
const patient: typeof waitFor & { isPatient?: true } = (callback, options) =>
  waitFor(callback, options ?? { timeout: MOST_MS });
patient.isPatient = true;

/**
 * Lets `vi.waitFor` in unit tests take as long as a busy machine needs: its own default is one second, and no setting changes that.
 * An earlier file of the same process may have set it already.
 */
if (!('isPatient' in waitFor)) vi.waitFor = patient;
