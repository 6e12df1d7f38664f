import path from 'node:path';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ToolName } from '../../../../shared/domain/tools/tools.ts';
import type { ToolDeps, ToolFunctions, ToolsOf } from '../tool-deps.ts';
import type { ToolAnswer } from '../tools.ts';

/** As many names of files are told. */
const SHOWN_FILES = 200;

/** What is done for the tools that write files. Where they go is the user's choice alone: no input names a folder. */
export function exportFunctions({
  itemFiles,
  narration,
  hasDialogs,
}: Pick<ToolDeps, 'itemFiles' | 'narration' | 'hasDialogs'>): ToolFunctions<ToolsOf<'export'>> {
  const folderFor = (tool: ToolName, folder: string | undefined) => {
    if (folder === undefined && !hasDialogs) throw reasonedFailure('CONFLICT', 'tool_folder', { tool });
    return folder;
  };
  return {
    export_items: async (
      { ids, textFormat, imageFormat, withSubtitles, withChapters, asArchive },
      { signal, folder },
    ) =>
      shownExport(
        await itemFiles.export({
          ids,
          format: textFormat,
          images: { format: imageFormat, withRecipe: true },
          withSubtitles,
          withChapters,
          withRecipes: false,
          withList: false,
          form: asArchive ? 'zip' : 'folder',
          folder: folderFor('export_items', folder),
          signal,
        }),
      ),
    export_narration: async (input, { folder }) =>
      shownExport(
        await narration.export({
          ...input,
          nameTemplate: '{title}',
          folder: folderFor('export_narration', folder),
        }),
      ),
  };
}

/** The name of the folder, never its path. */
function shownExport(written: { fileNames: string[]; folder: string } | null): ToolAnswer {
  if (!written) return { isDismissed: true, fileNames: [], fileCount: 0 };
  const { fileNames, folder } = written;
  return {
    isDismissed: false,
    folder: path.basename(folder),
    fileNames: fileNames.slice(0, SHOWN_FILES),
    fileCount: fileNames.length,
  };
}
