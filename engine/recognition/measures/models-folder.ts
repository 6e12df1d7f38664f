import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the prepared models. @throws when they were not prepared */
export function modelsFolder(): string {
  const folder = path.resolve(import.meta.dirname, '../../../resources/models');
  if (!existsSync(path.join(folder, 'manifest.json'))) {
    throw new Error('The recognition models are not prepared. Run: node scripts/prepare-models.mjs');
  }
  return folder;
}
