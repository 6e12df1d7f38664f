import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PLACE_TEMPLATE } from '../../../../shared/domain/library/places/place-name.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { createBoards } from '../../boards/create-boards.ts';
import { openOrganisation } from '../../open-organisation.ts';
import { createSidecars } from '../../sidecars/create-sidecars.ts';
import { formerLibraries, removeFormerLibrary } from '../../library/move/former-libraries.ts';
import { moveLibrary } from '../../library/move/move-library.ts';
import { discardMove, unfinishedMove } from '../../library/move/unfinished-move.ts';
import { quietShell } from '../quiet-desktop.ts';
import { riffReader } from '../riff-reader.ts';
import { openTestContext } from '../test-context.ts';
import { openTestLibrary } from '../test-library.ts';
import { createWatchFolders } from '../../watch-folders/create-watch-folders.ts';

/** What is done to the library before it is killed, and said before (`begin`) and after (`done`) as a line of JSON. */
export type LibraryStep =
  | { do: 'import' | 'refer' | 'make' | 'watch' | 'store as before'; name: string; id?: string }
  | { do: 'rename'; id: string; title: string }
  | { do: 'tag'; id: string; tag: string }
  | { do: 'board'; id: string; name: string }
  | { do: 'bin'; id: string }
  | { do: 'empty'; ids: string[] }
  | { do: 'rebuild' }
  | { do: 'place' | 'rename files' }
  | { do: 'go astray' | 'look after restore'; id: string }
  | { do: 'move'; to: string };

/** A line of the program. */
export type ProgramLine = { begin: LibraryStep } | { done: LibraryStep } | { stepCount: number };

/** The folder whose new files the library imports. */
export const watchedFolder = (profile: string): string => `${profile}-watched`;

/** Where files are that items point to: they are the user's, and must stay as they are. */
export const keptFolder = (profile: string): string => `${profile}-kept`;

/** Folders to which the library is moved, in turn. */
export const movedFolders = (profile: string): string[] => ['a', 'b'].map((name) => `${profile}-moved-${name}`);

/** All folders that the library may have been in. */
export const libraryPlaces = (profile: string): string[] => [
  path.join(profile, 'library'),
  ...movedFolders(profile).map((folder) => path.join(folder, 'Atelier library')),
];

/** Where a rebuilt database is put. */
export const rebuiltFile = (profile: string): string => path.join(profile, 'rebuilt.db');

/** Templates that names of files follow, in turn. */
const TEMPLATES = [DEFAULT_PLACE_TEMPLATE, 'Ours/{title}', '{title}'];

/** Which of them is in use. */
const templateNumber = (profile: string): number => {
  const file = path.join(profile, 'template');
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
};

/** Lets names of files follow another template from now on. */
export const changeTemplate = (profile: string): void =>
  fs.writeFileSync(path.join(profile, 'template'), String((templateNumber(profile) + 1) % TEMPLATES.length));

/** The bytes of an imported file, known by its name: a WAV whose length differs from name to name. */
export function contentOf(name: string): Buffer {
  const seed = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  const samples = Buffer.alloc(2 * (1000 + (seed % 40_000)), name);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** The library of a profile with what is kept of it, as a program opens it. `readsMedia` reads files with the real workers. */
export function openKilledLibrary(profile: string, { readsMedia }: { readsMedia: boolean }) {
  const settings = () => ({
    ...DEFAULT_SETTINGS,
    library: { ...DEFAULT_SETTINGS.library, placeTemplates: { all: TEMPLATES[templateNumber(profile)] ?? '' } },
  });
  const context = openTestContext({ folder: profile, settings });
  const studio = openTestLibrary(context, readsMedia ? {} : { reader: riffReader });
  const organisation = openOrganisation(context, { jobs: studio.jobs });
  const boards = createBoards(context, { organisation });
  const folder = studio.libraryFolder;
  const sidecars = createSidecars({ ...context, folder, media: studio.media }, { quietMs: 0, longestMs: 20 });
  const folderWatch = createWatchFolders(context, { library: studio.library, transcripts: { start: async () => [] } });
  studio.openJobs.start({ adopt: true });
  studio.made.readLeft();
  sidecars.start();
  const moveTo = (chosen: string) =>
    moveLibrary({
      folder,
      shell: quietShell(() => chosen),
      jobs: studio.jobs,
      log: context.log,
      now: context.now,
      hasCompany: () => false,
      whenSettled: () => studio.former.whenRemoved,
      holdSidecars: (work) => sidecars.hold(work),
    });
  return {
    ...studio,
    moveTo,
    unfinishedMove: () => unfinishedMove(folder),
    discardMove: () => discardMove(folder),
    formerLibraries: () => formerLibraries({ db: context.db, folder }),
    removeFormerLibrary: async (id: number) => await removeFormerLibrary({ db: context.db, folder }, id),
    db: context.db,
    organisation,
    boards,
    sidecars,
    folderWatch,
    close: async () => {
      await folderWatch.stop();
      await sidecars.stop();
      await studio.stop();
      context.close();
    },
  };
}

/** See openKilledLibrary. */
export type KilledLibrary = ReturnType<typeof openKilledLibrary>;
