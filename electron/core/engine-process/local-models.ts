import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';
import {
  LOCAL_MODELS,
  type LocalModel,
  type LocalModels,
} from '../../../shared/domain/settings/services/local-models.ts';
import { sha256OfFile } from '../files/sha256.ts';

const fileSchema = z.object({
  file: z.string(),
  sha256: z.string(),
  sizeBytes: z.number(),
  /** Package and version, then the file in it. */
  source: z.string(),
  licence: z.string(),
});
const manifestSchema = z.object({ files: z.array(fileSchema) });

type ModelFile = z.infer<typeof fileSchema>;

/**
 * The models in a folder, judged by the manifest beside them: sizes, and with `verifies` contents too, which are read whole. Never
 * throws for what is wrong with them: without a manifest all of them are missing.
 */
export async function localModels(folder: string, { verifies }: { verifies: boolean }): Promise<LocalModels> {
  const known = await readManifest(folder);
  const models = await Promise.all(
    LOCAL_MODELS.map(async ({ id, files }): Promise<LocalModel> => {
      const entries = files.flatMap((name) => known.filter(({ file }) => file === name));
      const states = await Promise.all(entries.map((entry) => stateOf(folder, entry, verifies)));
      const isWhole = entries.length === files.length;
      return {
        id,
        state: isWhole ? worst(states) : 'missing',
        sizeBytes: entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        licences: [...new Set(entries.map(({ licence }) => licence))],
        sources: [...new Set(entries.map(({ source }) => source.split(': ')[0]!))],
      };
    }),
  );
  return { folder, models };
}

async function readManifest(folder: string): Promise<ModelFile[]> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => '');
  return manifestSchema.safeParse(parseJson(text)).data?.files ?? [];
}

async function stateOf(folder: string, entry: ModelFile, verifies: boolean): Promise<LocalModel['state']> {
  const file = path.join(folder, path.basename(entry.file));
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return 'missing';
  if (found.size !== entry.sizeBytes) return 'damaged';
  if (!verifies) return 'present';
  // What cannot be read is as useless as what has other bytes.
  return (await sha256OfFile(file).catch(() => null)) === entry.sha256 ? 'verified' : 'damaged';
}

function worst(states: readonly LocalModel['state'][]): LocalModel['state'] {
  for (const state of ['missing', 'damaged', 'present'] as const) if (states.includes(state)) return state;
  return 'verified';
}
