import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ImportResult } from '../../../../shared/domain/library/library-page.ts';
import { receiveFile, takeFile } from '../../files/incoming-file.ts';
import type { Library } from '../library.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { importTicket } from './import-tickets.ts';
import { knownRecording } from './known-recording.ts';
import { settleIn } from './settle-in.ts';

/** How files of the user come into the library. */
export function createImports(deps: LibraryDeps): Pick<Library, 'chooseFiles' | 'import' | 'importFile' | 'receive'> {
  const { folder, shell } = deps;
  const importFile: Library['importFile'] = async ({
    file,
    fileName,
    move = false,
    acceptsSilence = false,
    track = null,
    alongside,
  }) => {
    const incoming = await takeFile({ file, fileName, move }, folder.incoming());
    const sourcePath = move ? null : path.resolve(file);
    return await settleIn(deps, incoming, { fileName, sourcePath, acceptsSilence, track, alongside });
  };
  return {
    chooseFiles: async () => {
      const files = await shell.chooseFiles();
      const facts = await Promise.all(files.map((file) => stat(file)));
      return files.map((file, index) => ({
        ticket: shell.issueTicket(file),
        fileName: path.basename(file),
        sizeBytes: facts[index]?.size ?? 0,
      }));
    },
    import: async ({ tickets, offersKnown = false }) => {
      const results: ImportResult[] = [];
      const findKnown = async (file: string) => (offersKnown ? await knownRecording(deps, file) : null);
      for (const ticket of tickets) results.push(...(await importTicket(ticket, shell, { importFile, findKnown })));
      return results;
    },
    importFile,
    receive: async ({ fileName, body, signal }) => {
      const incoming = await receiveFile({ fileName, body, signal }, folder.incoming());
      return await settleIn(deps, incoming, { fileName, sourcePath: null, acceptsSilence: false, track: null });
    },
  };
}
