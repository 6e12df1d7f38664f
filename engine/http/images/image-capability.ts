import { IMAGE_PATH } from '../../../shared/service-api/images.ts';
import { createPainter } from '../../images/create-painter.ts';
import type { WorkKind } from '../admission/admissions.ts';
import type { Capability } from '../capability.ts';
import type { FileCapability } from '../files/file-capability.ts';
import { generateImages } from './generate-images.ts';

/** Each keeps its pictures in memory until all are painted. */
export const IMAGE_WORK: WorkKind = { name: 'images', atOnce: 4, waiting: 28 };

/** Images from prompts; its threads start with the first request. */
export function openImageCapability({ results }: Pick<FileCapability, 'results'>): Capability {
  const painter = createPainter();
  return {
    name: 'images',
    routes: [{ method: 'POST', path: IMAGE_PATH, handler: generateImages({ painter, results }), work: IMAGE_WORK }],
    dispose: async () => painter.dispose(),
  };
}
