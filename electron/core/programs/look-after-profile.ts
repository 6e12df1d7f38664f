import type { Changes } from '../changes/changes.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Log } from '../host-ports.ts';
import type { OpenJobs } from '../jobs/create-jobs.ts';
import type { Caretaker } from './create-caretaker.ts';
import type { Programs } from './open-programs.ts';
import { watchOthers } from './watch-others.ts';

/** What looking after a profile needs of the rest of core. */
export type ProfileCare = {
  database: Pick<OpenDatabase, 'foreignVersion'>;
  caretaker: Caretaker;
  programs: Programs;
  changes: Changes;
  log: Log;
  openJobs: OpenJobs;
  /** Reads made files that were left unread. */
  made: { readLeft(): void };
  /** Keeps voices alive. */
  voiceKeeper: { start(): void };
  /** Makes backups by itself. */
  backupKeeper: { start(): void };
  /** Imports new files of watch folders. */
  folderWatch: { start(): void };
  /** Recognises recordings in the background. */
  recognition: { start(): void };
  /** Reads how images look. */
  looks: { start(): void };
  /** Hears tempo and key of music. */
  listener: { start(): void };
  /** Writes sidecars. */
  sidecars: { start(): void };
  /** Another program wrote to the database. */
  onOthersChange(): void;
};

/**
 * Begins to run jobs, and as the owner of the profile, from now or from whenever the owner of now has ended, to take up what
 * programs that have ended left. Sees what living ones do. Returns how to stop.
 */
export function lookAfterProfile(care: ProfileCare): () => void {
  const { database, caretaker, programs, changes, log, openJobs, made, voiceKeeper } = care;
  care.sidecars.start();
  openJobs.start({ adopt: false });
  caretaker.start((isNew) => {
    const hasAdopted = openJobs.adopt({ isFirst: isNew });
    // Beside others, what is not read yet may be in their hands.
    if ((isNew || hasAdopted) && !programs.hasCompany()) made.readLeft();
    if (!isNew) return;
    voiceKeeper.start();
    care.backupKeeper.start();
    care.folderWatch.start();
    care.recognition.start();
    care.looks.start();
    care.listener.start();
  });
  return watchOthers({
    database,
    changes,
    log,
    onChange: () => {
      openJobs.lookAtOthers();
      care.onOthersChange();
    },
  });
}
