import path from 'node:path';
import process from 'node:process';
import type { AppInfo } from '../../../shared/domain/settings/diagnostics.ts';
import type { HostPorts, Log } from '../host-ports.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { LibraryFolder } from '../library/library-folder.ts';
import type { Library } from '../library/library.ts';
import { moveLibrary } from '../library/move-library.ts';
import type { SettingsStore } from '../settings/settings-store.ts';
import type { App } from './app.ts';
import type { Scrub } from './scrubbed-log.ts';
import { selfCheck, type SelfCheckDeps } from './self-check.ts';
import { writeSupportBundle } from './support-bundle.ts';

/** What the program's own procedures look at. */
export type AppDeps = Omit<SelfCheckDeps, 'libraryFolder' | 'modelsFolder'> & {
  ports: Pick<HostPorts, 'folders' | 'shell' | 'version'>;
  log: Log;
  settings: SettingsStore;
  folder: LibraryFolder;
  withoutKnownKeys: Scrub;
  library: Library;
  jobs: Jobs;
  /** Whether another program has the profile open. */
  hasCompany(): boolean;
};

/** Builds the procedures about the program itself. */
export function createApp(deps: AppDeps): App {
  const { ports, folder, library, jobs, settings } = deps;
  const info = (): AppInfo => ({
    version: ports.version,
    platform: process.platform,
    architecture: process.arch,
    runtime: runtimeVersions(),
    dataFolder: ports.folders.data,
    libraryFolder: folder.root(),
    settingsReset: settings.wasReset,
  });
  const diagnostics = () =>
    selfCheck({ ...deps, modelsFolder: ports.folders.models, libraryFolder: () => folder.root() });
  return {
    info,
    diagnostics,
    supportBundle: async () => {
      const facts = {
        info: info(),
        diagnostics: await diagnostics(),
        settings: settings.get(),
        jobs: jobs.list({ limit: 200 }),
        counts: countRows(deps),
      };
      const file = await writeSupportBundle(facts, {
        folder: path.join(ports.folders.data, 'support'),
        logFolder: path.join(ports.folders.data, 'logs'),
        withoutKnownKeys: deps.withoutKnownKeys,
      });
      ports.shell.reveal(file);
      return { fileName: path.basename(file) };
    },
    reveal: ({ itemId }) => ports.shell.reveal(library.mediaFile({ id: itemId, variant: 'original' }).file),
    moveLibrary: () =>
      moveLibrary({ folder, shell: ports.shell, jobs, log: deps.log, hasCompany: () => deps.hasCompany() }),
    ping: () => ({ nowMs: Date.now() }),
  };
}

function runtimeVersions(): Record<string, string> {
  const names = ['node', 'electron', 'chrome', 'v8', 'openssl'];
  return Object.fromEntries(names.flatMap((name) => (process.versions[name] ? [[name, process.versions[name]]] : [])));
}

function countRows({ db }: AppDeps): Record<string, number> {
  const count = (table: string) => db.get<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`)?.rows ?? 0;
  return Object.fromEntries(
    ['items', 'transcripts', 'segments', 'jobs', 'undo_steps'].map((table) => [table, count(table)]),
  );
}
