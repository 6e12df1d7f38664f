import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { SidecarProblem } from '../../../shared/domain/library/upkeep/library-finding.ts';
import { SIDECAR_VERSION } from '../../../shared/domain/library/sidecar/sidecar-schema.ts';
import { fileFailure } from '../files/file-failure.ts';
import { sha256Of } from '../files/sha256.ts';

/** A sidecar, or why there is none. `sha256` is that of its bytes. */
export type ReadSidecar<Sidecar> = { sidecar: Sidecar; sha256: string } | { problem: SidecarProblem };

/** A sidecar of any version says at least this. */
const VERSIONED = z.looseObject({ version: z.number() });

/** Reads and checks a sidecar, which anybody may have written. Throws what else keeps its file from being read. */
export async function readSidecar<Sidecar>(file: string, schema: z.ZodType<Sidecar>): Promise<ReadSidecar<Sidecar>> {
  const bytes = await readFile(file).catch(gone);
  if (!bytes) return { problem: 'sidecar_missing' };
  const content = parsedJson(bytes.toString('utf8'));
  const parsed = schema.safeParse(content);
  if (parsed.success) return { sidecar: parsed.data, sha256: sha256Of(bytes) };
  const { data } = VERSIONED.safeParse(content);
  return { problem: data && data.version > SIDECAR_VERSION ? 'sidecar_newer' : 'sidecar_damaged' };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function gone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw fileFailure(error, 'a sidecar');
}
