import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ImportResult } from '../../../../shared/domain/library/library-page.ts';
import { receiveFile, takeFile } from '../../files/writing/incoming-file.ts';
import type { Library } from '../library.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { settleReference } from '../references/settle-reference.ts';
import { type FindKnown, importTicket } from './import-tickets.ts';
import { knownItem } from './known/known-item.ts';
import { knownRecording } from './known/known-recording.ts';
import { sameOfDrop } from './known/same-of-drop.ts';
import { settleIn } from './settle-in.ts';

const isByReference = ({ settings }: LibraryDeps): boolean => settings().library.importAs === 'reference';

/** How files of the user come into the library. */
export function createImports(deps: LibraryDeps): Pick<Library, 'chooseFiles' | 'import' | 'importFile' | 'receive'> {
  const { folder, shell } = deps;
  const importFile: Library['importFile'] = async ({
    file,
    fileName,
    move = false,
    asReference = false,
    acceptsSilence = false,
    track = null,
    alongside,
  }) => {
    const asked = { fileName, acceptsSilence, track, alongside };
    if (asReference && !move) return await settleReference(deps, { file: path.resolve(file), ...asked });
    const incoming = await takeFile({ file, fileName, move }, folder.incoming());
    const sourcePath = move ? null : path.resolve(file);
    return await settleIn(deps, incoming, { ...asked, sourcePath });
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
    import: async ({ tickets, offersKnown = false, withImages = false, asReference = isByReference(deps) }) => {
      const results: ImportResult[] = [];
      const ids: ItemId[] = [];
      const take: Library['importFile'] = async (input) => {
        const item = await importFile({ ...input, asReference });
        ids.push(item.id);
        return item;
      };
      const findKnown: FindKnown = async (file) => {
        const known = offersKnown ? ((await knownItem(deps, file)) ?? (await sameOfDrop(deps, { file, ids }))) : null;
        if (known) return { item: known, transcriptId: null, transcriptState: null };
        return offersKnown ? await knownRecording(deps, file) : null;
      };
      for (const ticket of tickets)
        results.push(...(await importTicket(ticket, shell, { importFile: take, findKnown, withImages })));
      return results;
    },
    importFile,
    receive: async ({ fileName, body, signal }) => {
      const incoming = await receiveFile({ fileName, body, signal }, folder.incoming());
      return await settleIn(deps, incoming, { fileName, sourcePath: null, acceptsSilence: false, track: null });
    },
  };
}
