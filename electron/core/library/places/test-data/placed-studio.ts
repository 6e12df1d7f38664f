import fs from 'node:fs';
import path from 'node:path';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { CoreContext } from '../../../core-context.ts';
import { createSidecars } from '../../../sidecars/create-sidecars.ts';
import { riffReader } from '../../../testing/riff-reader.ts';
import { openTestContext, testFolder } from '../../../testing/test-context.ts';
import { openTestLibrary } from '../../../testing/test-library.ts';
import { insertItem } from '../../items/item-table.ts';

/** A library with its sidecars on a real disk, which can be closed and opened again; `settings` where they are not the defaults. */
export function createPlacedStudio(given: Partial<Pick<CoreContext, 'settings'>> = {}) {
  const profile = testFolder();
  let opened = open();

  function open() {
    const context = openTestContext({ folder: profile, ...given });
    const studio = openTestLibrary(context, { reader: riffReader });
    const sidecars = createSidecars({ ...context, folder: studio.libraryFolder, media: riffReader });
    studio.openJobs.start({ adopt: true });
    return { context, studio, sidecars };
  }
  const close = async () => {
    await opened.studio.stop();
    opened.context.close();
  };

  return {
    profile,
    now: () => opened,
    open: () => void (opened = open()),
    close,
    /** An item without a file, as an earlier version wrote it. */
    addScript(id: string, title: string): ItemId {
      const nothing = { sourceName: null, sourcePath: null, sizeBytes: null, mediaFile: null, recipe: null };
      opened.context.db.write((tx) => insertItem(tx, { id: id as ItemId, kind: 'script', title, ...nothing }));
      return id as ItemId;
    },
    /** What a check of library and sidecars finds. */
    findings: async () => [
      ...(await opened.studio.library.check()),
      ...(await opened.sidecars.check({ isDeep: true })),
    ],
    /** Count, problems and differences of a database that is made anew from the files. */
    async rebuilt() {
      const file = path.join(profile, 'rebuilt.db');
      fs.rmSync(file, { force: true });
      const { itemCount, problems, differences } = await opened.sidecars.rebuild({ file });
      return [itemCount, problems, differences];
    },
    async end() {
      await close();
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** See createPlacedStudio. */
export type PlacedStudio = ReturnType<typeof createPlacedStudio>;
