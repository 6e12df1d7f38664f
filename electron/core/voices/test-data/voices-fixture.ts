import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FileTicket, ItemId } from '../../../../shared/domain/ids.ts';
import { serviceHost } from '../../../../shared/domain/settings/service-host.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../shared/domain/settings/settings.ts';
import { createChanges } from '../../changes/create-changes.ts';
import { openDatabase } from '../../database/database.ts';
import { createJobs } from '../../jobs/create-jobs.ts';
import { createLibrary } from '../../library/create-library.ts';
import { createLibraryFolder } from '../../library/library-folder.ts';
import { createMedia } from '../../media/create-media.ts';
import { openOrganisation } from '../../open-organisation.ts';
import { systemClock } from '../../remote-tasks/clock.ts';
import { createRemoteTasks } from '../../remote-tasks/create-remote-tasks.ts';
import { createSounds } from '../../sounds/create-sounds.ts';
import { quietShell, silentLog } from '../../testing/quiet-desktop.ts';
import { createVoices } from '../create-voices.ts';
import type { CloneRequest } from '../voices.ts';
import { createScriptedAccount } from './scripted-account.ts';

/** What a test may change: the clock, the settings, the key, where a dialog ends. */
export type Surroundings = { nowMs: number; settings: Settings; hasKey: boolean; chosenFolder: string | null };

/** Voices over a real database, real jobs, library and media; only the service and the clock follow a script. */
export function createVoicesFixture() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-voices-'));
  const { account, service } = createScriptedAccount();
  const surroundings: Surroundings = {
    nowMs: Date.now(),
    settings: { ...structuredClone(DEFAULT_SETTINGS), engine: 'cloud' },
    hasKey: true,
    chosenFolder: null,
  };
  let run = 0;
  let opened = open();

  function open() {
    const { db, close } = openDatabase(path.join(folder, 'atelier.db'));
    const changes = createChanges();
    const log = silentLog;
    // Here the path itself is the ticket.
    const redeemTicket = (ticket: FileTicket) => (fs.existsSync(ticket) ? ticket : null);
    const shell = { ...quietShell(() => surroundings.chosenFolder), redeemTicket };
    const libraryFolder = createLibraryFolder(db, path.join(folder, 'library'));
    const media = createMedia({ mediaFolder: () => libraryFolder.media(), cacheFolder: path.join(folder, 'cache') });
    const openJobs = createJobs({ db, changes, log, owner: `run ${run++}`, places: () => 1 });
    const { jobs, queue } = openJobs;
    const { library, made } = createLibrary({ db, changes, log, shell, folder: libraryFolder, queue, jobs, media });
    const now = () => surroundings.nowMs;
    const organisation = openOrganisation({ db, changes, jobs, now });
    const openTasks = createRemoteTasks({
      db,
      changes,
      log,
      service: () => service,
      host: (engine) => serviceHost(surroundings.settings, engine),
      clock: { ...systemClock, now },
    });
    const { voices, keepAlive } = createVoices({
      db,
      changes,
      log,
      shell,
      queue,
      remoteTasks: openTasks,
      media,
      library,
      organisation,
      sounds: createSounds({ folder: path.join(folder, 'sounds'), media, log, isClearing: true }),
      whenRead: (input) => library.whenRead(input),
      transcript: () => {
        throw new Error('No test asks for this.');
      },
      samplesFolder: path.join(folder, 'samples'),
      settings: () => surroundings.settings,
      service: () => service,
      listener: {
        transcribe: () => Promise.reject(new Error('No test asks for this.')),
        labelSpeakers: async ({ spans }) => ({ labels: spans.map(() => 0), speakerCount: 1 }),
      },
      hasCloudKey: async () => surroundings.hasKey,
      cloudKeyRevision: () => 0,
      now,
    });
    openJobs.start({ adopt: true });
    const stop = async () => {
      keepAlive.stop();
      await openJobs.dispose();
      openTasks.dispose();
      await made.stop();
      await media.dispose();
      changes.dispose();
      close();
    };
    return { db, changes, jobs, library, organisation, voices, keepAlive, stop };
  }

  return {
    account,
    surroundings,
    folder,
    now: () => opened,
    /** Takes a file into the library and waits until it was read. */
    async add(file: string): Promise<ItemId> {
      const { id } = await opened.library.importFile({ file, fileName: path.basename(file) });
      await opened.library.whenRead({ id });
      return id;
    },
    async restart() {
      await opened.stop();
      opened = open();
    },
    async end() {
      await opened.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Made voices. */
export type VoicesFixture = ReturnType<typeof createVoicesFixture>;

/** An order to clone the first 11 s of a recording. */
export function cloneRequest(itemId: ItemId, changes: Partial<CloneRequest> = {}): CloneRequest {
  return {
    id: 'Anna-voice',
    name: 'Anna',
    sample: { itemId, spans: [{ startMs: 0, endMs: 11_000 }] },
    prompt: null,
    sampleText: null,
    accuracy: null,
    language: null,
    reduceNoise: false,
    normalizeVolume: false,
    watermark: false,
    consent: { person: 'Anna Example', basis: 'given', statement: 'I agree to the cloning of my voice.' },
    ...changes,
  };
}

/** Folder of the recordings that tests share. Throws where it is not there. */
export function samplesFolder(): string {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const samples = process.env['ATELIER_SAMPLES'] ?? path.resolve(root, '../shared/samples');
  if (!fs.existsSync(samples)) throw new Error(`The samples are not at ${samples}; set ATELIER_SAMPLES.`);
  return samples;
}
