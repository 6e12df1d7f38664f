import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Core } from '../../../core/create-core.ts';
import type { SpeakOptions } from '../../arguments/generate/speak-arguments.ts';

/** What was written of a script: absolute paths, the narration first. */
export type WrittenNarration = { files: string[]; durationMs: number };

/** Writes the takes of a script, without lines that have none, into a folder that exists. Throws what Narration.export throws. */
export async function writeNarration(
  core: Core,
  id: ItemId,
  { folder, ...options }: { folder: string } & Pick<SpeakOptions, 'format' | 'subtitles' | 'acceptsSize'>,
): Promise<WrittenNarration> {
  const exported = await core.narration.export({
    id,
    format: options.format,
    subtitles: options.subtitles === null ? [] : [options.subtitles],
    nameTemplate: '{title}',
    bySection: false,
    leavesOutMissing: true,
    folder,
    acceptsSize: options.acceptsSize,
  });
  return {
    files: (exported?.fileNames ?? []).map((fileName) => path.join(folder, fileName)),
    durationMs: exported?.durationMs ?? 0,
  };
}

/** What to add to the command where a narration is not written because it is very large. */
export const ALLOW_LARGE = { CONFIRMATION_NEEDED: 'Add --allow-large to export it anyway.' };
