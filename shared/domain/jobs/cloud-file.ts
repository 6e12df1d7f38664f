import type { ItemId } from '../ids.ts';
import type { ItemKind } from '../library/item-kinds.ts';

/** Purposes of uploads that the service lists, in the order in which they are shown (service.md, GET /v1/files/list). */
export const CLOUD_FILE_PURPOSES = ['voice_clone', 'prompt_audio', 't2a_async_input'] as const;

/** See CLOUD_FILE_PURPOSES: samples that voices are cloned from, prompts of clones, long texts. */
export type CloudFilePurpose = (typeof CLOUD_FILE_PURPOSES)[number];

/**
 * A file that was uploaded to the account. `expiresAtMs` is null where the service states no end. `source` is the item of the library
 * that was sent; null for one that Atelier does not know. `isGone`: Atelier uploaded it, and the service no longer has it.
 */
export type CloudFile = {
  id: string;
  purpose: CloudFilePurpose;
  name: string;
  sizeBytes: number | null;
  createdAtMs: number;
  expiresAtMs: number | null;
  source: { id: ItemId; kind: ItemKind; title: string } | null;
  isGone: boolean;
};
