import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ExportKind } from '../../../shared/domain/settings/export-folders.ts';
import type { HostShell } from '../host-ports.ts';
import type { SettingsStore } from './settings-store.ts';

const TITLE = 'Choose an export folder';

/** The desktop as domains see it: its dialogs for exports begin where the user exports to. */
export type CoreShell = HostShell & {
  /** Asks for the folder of an export and remembers it for things of this kind; an absolute path, null where nobody chose one. */
  chooseExportFolder(kind: ExportKind, title?: string): Promise<string | null>;
};

/** The default folder of exports. */
export type ExportFolders = {
  /** Asks for it. All kinds begin there from then on. Resolves to whether one was chosen. */
  choose(): Promise<boolean>;
  /** Forgets it, and where things were exported last. */
  reset(): void;
};

type Settings = Pick<SettingsStore, 'get' | 'set'>;

/** See CoreShell. */
export function withExportFolders(shell: HostShell, settings: Settings): CoreShell {
  // The desktop itself with one ability more, not a copy: a window that opens later may change what it can do.
  return Object.assign(Object.create(shell) as HostShell, {
    chooseExportFolder: async (kind: ExportKind, title = TITLE) => {
      const { folder, last } = settings.get().exports;
      const chosen = await shell.chooseFolder(title, await firstFolder([last[kind], folder]));
      if (chosen === null) return null;
      const absolute = path.resolve(chosen);
      settings.set({ exports: { last: { ...settings.get().exports.last, [kind]: absolute } } });
      return absolute;
    },
  } satisfies Omit<CoreShell, keyof HostShell>);
}

/** See ExportFolders. */
export function createExportFolders(shell: HostShell, settings: Settings): ExportFolders {
  return {
    choose: async () => {
      const chosen = await shell.chooseFolder(TITLE, await firstFolder([settings.get().exports.folder]));
      if (chosen !== null) settings.set({ exports: { folder: path.resolve(chosen), last: {} } });
      return chosen !== null;
    },
    reset: () => void settings.set({ exports: { folder: null, last: {} } }),
  };
}

/** The first that is there: a disk may have been taken away. */
async function firstFolder(folders: readonly (string | null | undefined)[]): Promise<string | null> {
  for (const folder of folders) {
    if (!folder) continue;
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder) return folder;
  }
  return null;
}
