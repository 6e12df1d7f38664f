import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the prepared models. @throws when they were not prepared */
export function modelsFolder(): string {
  const folder = path.resolve(import.meta.dirname, '../../../resources/models');
  const files = ['manifest.json', 'speaker-space.bin', 'language-weights.bin'];
  const isPrepared = files.every((file) => existsSync(path.join(folder, file)));
  if (!isPrepared) {
    throw new Error('The recognition models are not prepared. Run: node scripts/prepare-models.mjs');
  }
  return folder;
}
