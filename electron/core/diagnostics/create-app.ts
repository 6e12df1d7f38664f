import path from 'node:path';
import process from 'node:process';
import type { AppInfo } from '../../../shared/domain/settings/diagnostics.ts';
import type { CrashReport } from '../../../shared/domain/settings/crash-report.ts';
import type { CoreContext } from '../core-context.ts';
import type { HostMiniWindow } from '../host-ports.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { LibraryFolder } from '../library/library-folder.ts';
import type { Library } from '../library/library.ts';
import { formerLibraries, keepFormerLibrary, removeFormerLibrary } from '../library/move/former-libraries.ts';
import { createEmptyLibrary, locateLibrary } from '../library/move/locate-library.ts';
import { moveLibrary } from '../library/move/move-library.ts';
import { discardMove, unfinishedMove } from '../library/move/unfinished-move.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { Sidecars } from '../sidecars/create-sidecars.ts';
import type { App } from './app.ts';
import type { Scrub } from './scrubbed-log.ts';
import { selfCheck, type SelfCheckDeps } from './self-check.ts';
import { writeSupportBundle } from './support-bundle.ts';

/** What the program's own procedures look at beside the context. */
export type AppNeighbours = Pick<SelfCheckDeps, 'secrets' | 'startEngine'> & {
  version: string;
  miniWindow: HostMiniWindow | undefined;
  settings: SettingsStore;
  folder: LibraryFolder;
  withoutKnownKeys: Scrub;
  library: Library;
  jobs: Jobs;
  sidecars: Pick<Sidecars, 'hold' | 'repair'>;
  /** Of an earlier run that was not closed. */
  crash: CrashReport | null;
  /** Whether another program has the profile open. */
  hasCompany(): boolean;
};

/** Builds the procedures about the program itself. */
export function createApp(context: CoreContext, neighbours: AppNeighbours): App {
  const { folders, shell } = context;
  const { folder, library, jobs, settings } = neighbours;
  let { crash } = neighbours;
  const info = (): AppInfo => ({
    version: neighbours.version,
    platform: process.platform,
    architecture: process.arch,
    runtime: runtimeVersions(),
    dataFolder: folders.data,
    libraryFolder: folder.root(),
    settingsReset: settings.wasReset,
  });
  const diagnostics = () =>
    selfCheck({
      ...context,
      ...neighbours,
      modelsFolder: folders.models,
      libraryFolder: () => {
        folder.checkThere();
        return folder.root();
      },
    });
  return {
    info,
    takeCrashReport: () => {
      const report = crash;
      crash = null;
      return report;
    },
    diagnostics,
    supportBundle: async () => {
      const facts = {
        info: info(),
        diagnostics: await diagnostics(),
        settings: settings.get(),
        jobs: jobs.list({ limit: 200 }),
        counts: countRows(context),
      };
      const file = await writeSupportBundle(facts, {
        folder: path.join(folders.data, 'support'),
        logFolder: path.join(folders.data, 'logs'),
        withoutKnownKeys: neighbours.withoutKnownKeys,
      });
      shell.reveal(file);
      return { fileName: path.basename(file) };
    },
    reveal: ({ itemId }) => shell.reveal(library.mediaFile({ id: itemId, variant: 'original' }).file),
    ...createMoves(context, neighbours),
    miniWindow: () => ({ state: neighbours.miniWindow?.state() ?? 'off' }),
    ping: () => ({ nowMs: Date.now() }),
  };
}

/** Moves of the library, and what they left. */
function createMoves(
  context: CoreContext,
  { folder, library, jobs, sidecars, hasCompany }: AppNeighbours,
): Omit<App, 'info' | 'takeCrashReport' | 'diagnostics' | 'supportBundle' | 'reveal' | 'miniWindow' | 'ping'> {
  const { db, shell, log, now } = context;
  const deps = { db, folder };
  return {
    moveLibrary: (input) =>
      moveLibrary({
        folder,
        shell,
        chosen: input?.to,
        continues: input?.continues,
        jobs,
        log,
        now,
        hasCompany: () => hasCompany(),
        whenSettled: () => library.whenSettled(),
        holdSidecars: (work) => sidecars.hold(work),
      }),
    libraryMoves: () => {
      const unfinished = unfinishedMove(folder);
      return {
        folder: folder.root(),
        isMissing: folder.isMissing(),
        unfinished: unfinished && { folder: unfinished.to },
        former: formerLibraries(deps),
      };
    },
    locateLibrary: (input) =>
      locateLibrary({ db, folder, shell, log, chosen: input?.in, holdSidecars: (work) => sidecars.hold(work) }),
    createEmptyLibrary: () => createEmptyLibrary({ folder, log }, () => sidecars.repair({ isDeep: false })),
    discardMove: () => discardMove(folder),
    removeFormerLibrary: ({ id }) => removeFormerLibrary(deps, id),
    keepFormerLibrary: ({ id }) => keepFormerLibrary(deps, id),
  };
}

function runtimeVersions(): Record<string, string> {
  const names = ['node', 'electron', 'chrome', 'v8', 'openssl'];
  return Object.fromEntries(names.flatMap((name) => (process.versions[name] ? [[name, process.versions[name]]] : [])));
}

function countRows({ db }: CoreContext): Record<string, number> {
  const count = (table: string) => db.get<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`)?.rows ?? 0;
  return Object.fromEntries(
    ['items', 'transcripts', 'segments', 'jobs', 'undo_steps'].map((table) => [table, count(table)]),
  );
}
