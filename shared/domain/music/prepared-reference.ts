import type { ItemId } from '../ids.ts';

/**
 * A reference of covers that the service at `host` knows until `expiresAtMs` (Unix ms): until then it is not uploaded again.
 * `lyrics`: what was recognised in it, with section tags; empty where nothing was.
 */
export type PreparedReference = { id: ItemId; host: string; lyrics: string; expiresAtMs: number };
