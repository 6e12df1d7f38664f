import path from 'node:path';
import { openFileStore, type FileStore } from '../../files/file-store.ts';
import { openResultStore, type ResultStore } from '../../files/result-store.ts';
import type { Capability, EngineSetup } from '../capability.ts';
import { fileRoutes } from './file-routes.ts';
import type { ProbeSound } from './generation-specs.ts';

/** Uploaded files, and results that are reached by a link. Other capabilities put theirs here. */
export type FileCapability = Capability & { files: FileStore; results: ResultStore };

/** Opens what is kept on disk. `probe` tells the length of an uploaded recording. */
export async function openFileCapability(
  { dataFolder, temporaryFolder, now }: EngineSetup,
  probe: ProbeSound,
): Promise<FileCapability> {
  const files = await openFileStore(path.join(dataFolder, 'files'), now);
  const results = await openResultStore(path.join(dataFolder, 'results'), now);
  const routes = fileRoutes({ store: files, results, temporaryFolder, probe });
  return { name: 'files', routes, stores: [files, results], files, results };
}
