import path from 'node:path';
import process from 'node:process';
import { createLibraryFolder } from '../../library/library-folder.ts';
import { openTestContext } from '../../testing/test-context.ts';
import { rebuildLibrary } from '../rebuild/rebuild-library.ts';

/** Program for tests: builds the database of the profile that is its argument again, over and over, until it is killed. */
const profile = process.argv[2] ?? '';
const context = openTestContext({ folder: profile });
const folder = createLibraryFolder(context.db, context.folders.library);
process.stdout.write('begun\n');
for (let round = 0; ; round++)
  await rebuildLibrary({ ...context, folder }, path.join(profile, `rebuilt-${process.pid}-${round}.db`));
