import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the prepared models. @throws when they were not prepared */
export function modelsFolder(): string {
  const folder = path.resolve(import.meta.dirname, '../../../resources/models');
  const isPrepared = ['manifest.json', 'speaker-space.bin'].every((file) => existsSync(path.join(folder, file)));
  if (!isPrepared) {
    throw new Error('The recognition models are not prepared. Run: node scripts/prepare-models.mjs');
  }
  return folder;
}
