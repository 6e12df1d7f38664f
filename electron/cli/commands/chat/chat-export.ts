import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ChatExportOptions } from '../../arguments/chat-export-arguments.ts';
import { print } from '../../output/standard-output.ts';
import { createProfileCore } from '../../profile-core.ts';

/** `atelier chat export`: 0 when it was done. One chat goes to standard output, or each into a file, whose path is printed. */
export async function chatExport({ chats, format, outFolder, isVerbose }: ChatExportOptions): Promise<number> {
  const { core, dispose } = createProfileCore({ isVerbose });
  try {
    for (const chat of chats) {
      const id = chat as ItemId;
      if (outFolder === null) await print(await core.conversations.render({ id, format }));
      else {
        const folder = path.resolve(outFolder);
        await mkdir(folder, { recursive: true });
        const written = await core.conversations.export({ ids: [id], format, folder });
        for (const fileName of written?.fileNames ?? []) await print(`${path.join(folder, fileName)}\n`);
      }
    }
    return 0;
  } finally {
    await dispose();
  }
}
