import type { Settings } from '../../shared/domain/settings/settings.ts';
import type { Changes } from './changes/changes.ts';
import type { Db } from './database/database.ts';
import type { Folders, Log } from './host-ports.ts';
import type { CoreShell } from './settings/export-folders.ts';

/**
 * What nearly every domain stands on. A domain is built from this and from the neighbours that it names itself:
 * `createVoices(context, { library, queue, … })`.
 */
export type CoreContext = {
  db: Db;
  changes: Changes;
  log: Log;
  shell: CoreShell;
  folders: Folders;
  /** As they are at this moment: never keep what it returns. */
  settings(): Settings;
  /**
   * Whether this program is the only one on the profile: what earlier runs left half-done may then be removed, but only
   * while core is being built, for others may come in after that.
   */
  isClearing: boolean;
  /** Unix ms. */
  now(): number;
};
