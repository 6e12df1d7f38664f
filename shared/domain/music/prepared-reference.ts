import type { ItemId } from '../ids.ts';

/** Stands where the host of a service would, for the local engine. */
export const LOCAL_HOST = 'local';

/**
 * A reference of covers that the service at `host` (or the local engine, see LOCAL_HOST) knows until `expiresAtMs` (Unix ms): until then it is not uploaded again.
 * `lyrics`: what was recognised in it, with section tags; empty where nothing was.
 */
export type PreparedReference = { id: ItemId; host: string; lyrics: string; expiresAtMs: number };
