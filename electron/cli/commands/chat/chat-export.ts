import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ChatExportOptions } from '../../arguments/chat/chat-export-arguments.ts';
import { UsageError } from '../../arguments/argument-values.ts';
import { print } from '../../output/standard-output.ts';
import { createProfileCore } from '../../profile-core.ts';
import { makeFolders } from '../../../core/files/paths/make-folders.ts';

/**
 * `atelier chat export`: 0 when it was done. One chat goes to standard output, or each into a file, whose path is
 * printed; several without a folder go into the export folder of the settings. Throws UsageError where there is none.
 */
export async function chatExport({ chats, format, outFolder, isVerbose }: ChatExportOptions): Promise<number> {
  const { core, dispose } = createProfileCore({ isVerbose });
  try {
    const given = outFolder ?? (chats.length > 1 ? core.settings.get().exports.folder : null);
    if (given === null && chats.length > 1) {
      throw new UsageError('Several chats need an output folder: add --out DIR, or choose one in Settings.');
    }
    for (const chat of chats) {
      const id = chat as ItemId;
      if (given === null) await print(await core.conversations.render({ id, format }));
      else {
        const folder = path.resolve(given);
        await makeFolders(folder);
        const written = await core.conversations.export({ ids: [id], format, folder });
        for (const fileName of written?.fileNames ?? []) await print(`${path.join(folder, fileName)}\n`);
      }
    }
    return 0;
  } finally {
    await dispose();
  }
}
