import fs from 'node:fs';
import * as z from 'zod';
import { parseJson } from '../../../../shared/domain/files/parse-json.ts';
import { idSchema } from '../../../../shared/domain/id-schema.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemSidecarSchema, SIDECAR_FORMAT } from '../../../../shared/domain/library/sidecar/sidecar-schema.ts';

/** What tells whose a sidecar is, and which file it belongs to; `mediaFile` is null where that is none in the library. */
export type OwnedSidecar = { id: ItemId; mediaFile: string | null; sizeBytes: number | null };

const FORMAT = z.looseObject({ format: z.literal(SIDECAR_FORMAT) });
const { item, reference } = itemSidecarSchema.shape;
const OWNED = z.looseObject({ id: idSchema<ItemId>(), item, reference });

/**
 * Whose sidecar a file is; `none` where there is no file, `foreign` for one that is no sidecar, `damaged` for one that cannot be
 * understood. Throws what else keeps it from being read.
 */
export function readOwner(file: string): OwnedSidecar | 'none' | 'foreign' | 'damaged' {
  const content = contentOf(file);
  if (content === 'none' || content === 'damaged') return content;
  if (!FORMAT.safeParse(content.json).success) return 'foreign';
  const { data } = OWNED.safeParse(content.json);
  if (!data) return 'damaged';
  const { mediaFile, sizeBytes } = data.item[0];
  return { id: data.id, mediaFile: data.reference.length > 0 ? null : mediaFile, sizeBytes };
}

/** The id of the item whose sidecar a file is, null for any other file. See readOwner. */
export function sidecarOwner(file: string): ItemId | 'none' | null {
  const owner = readOwner(file);
  if (owner === 'none') return owner;
  return typeof owner === 'string' ? null : owner.id;
}

function contentOf(file: string): { json: unknown } | 'none' | 'damaged' {
  try {
    const json = parseJson(fs.readFileSync(file, 'utf8'));
    return json === undefined ? 'damaged' : { json };
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return 'none';
    throw error;
  }
}
