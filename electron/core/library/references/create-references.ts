import { Failure, isFailure } from '../../../../shared/domain/failures/failure.ts';
import { findItem } from '../items/item-table.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { createReferenceLooks, type ReferenceLooks } from './look-at-references.ts';
import type { LibraryReferences } from './references.ts';
import { findReference } from './reference-table.ts';
import { relink } from './relink.ts';
import { isOwnMissing } from './relink-own.ts';
import { relinkInFolder } from './relink-in-folder.ts';

const staysOutside = ({ settings }: LibraryDeps): boolean => settings().library.importAs === 'reference';

/** Builds what is done with files outside of the library. */
export function createReferences(context: LibraryDeps): LibraryReferences & { looks: ReferenceLooks } {
  const { shell } = context;
  const looks = createReferenceLooks(context);
  const deps = { ...context, looks };
  return {
    looks,
    lookAtFile: async ({ id }) => await looks.look(id),
    isFileMissing: async ({ id }) =>
      findReference(deps.db, id) === null && (await isOwnMissing(deps, findItem(deps.db, id))),
    relink: async ({ asReference = staysOutside(deps), ...input }) => await relink(deps, { ...input, asReference }),
    relinkTicket: async ({ id, ticket, replaces }) => {
      const file = shell.redeemTicket(ticket);
      if (file === null) throw new Failure('FILE_MISSING', 'This file is no longer available. Choose it again.');
      try {
        return await relink(deps, { id, file, replaces, asReference: staysOutside(deps) });
      } catch (error) {
        if (!isFailure(error) || error.data['reason'] !== 'other_content') throw error;
        const { code, message, data } = error;
        throw Failure.of({ code, message, data: { ...data, ticket: shell.issueTicket(file) } }, { cause: error });
      }
    },
    relinkInFolder: async (input) => await relinkInFolder(deps, input),
    chooseRelinkFolder: async (input) => {
      const folder = await shell.chooseFolder('Choose a folder to search');
      return folder === null ? null : await relinkInFolder(deps, { ...input, folder });
    },
  };
}
