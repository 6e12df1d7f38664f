import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ConnectionReport, EngineStatus } from '../../shared/domain/connection.ts';
import type { Changes } from './changes/changes.ts';
import { createChanges } from './changes/create-changes.ts';
import { openDatabase } from './database/database.ts';
import { takeInstanceLock } from './database/instance-lock.ts';
import type { App } from './diagnostics/app.ts';
import { createApp } from './diagnostics/create-app.ts';
import { scrubbedLog } from './diagnostics/scrub.ts';
import { createEngineConnection } from './engine-process/engine-connection.ts';
import { engineEntry } from './engine-process/engine-entry.ts';
import type { HostPorts } from './host-ports.ts';
import { createJobs } from './jobs/create-jobs.ts';
import type { JobLane, JobQueue } from './jobs/job-work.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createLibrary } from './library/create-library.ts';
import { createLibraryFolder } from './library/library-folder.ts';
import type { Library } from './library/library.ts';
import { createMedia } from './media/create-media.ts';
import type { Media } from './media/media.ts';
import { createPronunciations } from './pronunciations/create-pronunciations.ts';
import type { Pronunciations } from './pronunciations/pronunciations.ts';
import { createScripts } from './scripts/create-scripts.ts';
import type { ScriptReader, Scripts } from './scripts/scripts.ts';
import { createSecrets } from './secrets/create-secrets.ts';
import type { Secrets } from './secrets/secrets.ts';
import { testConnection } from './service/connection-test.ts';
import { createServiceClient } from './service/create-service-client.ts';
import { createSettingsStore } from './settings/create-settings-store.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import { createSounds } from './sounds/create-sounds.ts';
import type { Sounds } from './sounds/sounds.ts';
import { createSpeech } from './speech/create-speech.ts';
import type { Speech } from './speech/speech.ts';
import { createTranscripts } from './transcripts/create-transcripts.ts';
import type { Transcripts } from './transcripts/transcripts.ts';
import { createVoices } from './voices/create-voices.ts';
import { lookUpVoice } from './voices/registry/voice-table.ts';
import type { Voices } from './voices/voices.ts';

/** Files read at the same time; media has one worker, so more would only wait there. */
const IMPORT_PLACES = 2;
/** The local engine speaks many times faster than one listens. */
const LOCAL_SPEECH_PLACES = 1;

/** The two implementations of the service, as the settings page sees them. */
export interface Engines {
  status(): EngineStatus;
  /** Tests the cloud service with the stored key and the given (not yet saved) address; sends nothing that is billed. */
  testConnection(input: { baseUrl?: string | undefined }): Promise<ConnectionReport>;
}

/** The application in plain Node: what every host composes and every door serves. */
export type Core = {
  app: App;
  changes: Changes;
  engine: Engines;
  jobs: Jobs;
  library: Library;
  pronunciations: Pronunciations;
  scripts: Scripts;
  secrets: Secrets;
  settings: SettingsStore;
  sounds: Sounds;
  speech: Speech;
  transcripts: Transcripts;
  voices: Voices;
  /** Stops everything that core started, in reverse order; unfinished jobs go on at the next start. Idempotent. */
  dispose(): Promise<void>;
};

/**
 * Builds every domain, top to bottom in the order of their needs, and starts to run what earlier runs left unfinished.
 * Throws Failure when the database cannot be opened (see openDatabase); nothing runs then.
 */
export function createCore(hostPorts: HostPorts): Core {
  const ports = { ...hostPorts, log: scrubbedLog(hostPorts.log) };
  const storage = openStorage(ports);
  const services = openServices(ports, storage);
  const domains = openDomains(ports, storage, services);
  domains.openJobs.start({ adopt: storage.lock.isOwner });
  if (storage.lock.isOwner) domains.made.readLeft();
  const stop = async () => {
    domains.voiceKeeper.stop();
    await domains.openJobs.dispose();
    await domains.made.stop();
    await domains.media.dispose();
    await services.dispose();
    storage.dispose();
  };
  let stopped: Promise<void> | null = null;
  const { changes, secrets } = storage;
  const { app, library, jobs, pronunciations, scripts, sounds, speech, transcripts, voices } = domains;
  const settings = withWake(storage.settings, domains.queue);
  return {
    app,
    changes,
    engine: services.engines,
    jobs,
    library,
    pronunciations,
    scripts,
    secrets,
    settings,
    sounds,
    speech,
    transcripts,
    voices,
    dispose: () => (stopped ??= stop()),
  };
}

/** More places may let a waiting job begin. */
function withWake(settings: SettingsStore, queue: JobQueue): SettingsStore {
  return {
    ...settings,
    set: (patch) => {
      const result = settings.set(patch);
      if (patch.concurrency) queue.wake();
      return result;
    },
  };
}

function openStorage({ folders, vault, environmentKey, log }: HostPorts) {
  for (const folder of [folders.data, folders.cache]) fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = openDatabase(path.join(folders.data, 'atelier.db'));
  const lock = takeInstanceLock(path.join(folders.data, 'instance.lock'));
  const changes = createChanges();
  const settings = createSettingsStore({ folder: folders.data, changes, log });
  const { secrets, readKey } = createSecrets({ vault, environmentKey, changes });
  const dispose = () => {
    changes.dispose();
    lock.release();
    database.close();
  };
  return { db: database.db, lock, changes, settings, secrets, readKey, dispose };
}

type Storage = ReturnType<typeof openStorage>;

function openServices({ folders, processes, log }: HostPorts, { changes, settings, readKey }: Storage) {
  const engine = createEngineConnection({
    processes,
    entry: engineEntry(),
    // No cache: voices that were made here lie there.
    dataFolder: path.join(folders.data, 'engine'),
    modelsFolder: folders.models,
    log,
  });
  engine.onStatus(() => changes.publish('engine', []));
  const cloud = createServiceClient({ baseUrl: async () => settings.get().cloud.baseUrl, key: readKey });
  const local = createServiceClient({
    baseUrl: async () => (await engine.connection()).baseUrl,
    key: async () => (await engine.connection()).key,
  });
  const engines: Engines = {
    status: () => engine.status(),
    testConnection: async ({ baseUrl = settings.get().cloud.baseUrl }) =>
      await testConnection({ baseUrl, key: await readKey() }),
  };
  const dispose = async () => {
    local.dispose();
    cloud.dispose();
    await engine.dispose();
  };
  return { engine, engines, cloud, local, dispose };
}

function openDomains(ports: HostPorts, storage: Storage, services: ReturnType<typeof openServices>) {
  const { folders, shell, log } = ports;
  const { db, lock, changes, settings, secrets, readKey } = storage;
  const folder = createLibraryFolder(db, folders.library);
  const piecesFolder = path.join(folders.cache, 'pieces');
  if (lock.isOwner) {
    folder.clearIncoming();
    fs.rmSync(piecesFolder, { recursive: true, force: true });
  }
  const media = createMedia({ mediaFolder: () => folder.media(), cacheFolder: path.join(folders.cache, 'media') });
  const places = (lane: JobLane) => {
    if (lane === 'import') return IMPORT_PLACES;
    return lane === 'local-speech' ? LOCAL_SPEECH_PLACES : settings.get().concurrency[lane];
  };
  const openJobs = createJobs({ db, changes, log, owner: randomUUID(), places });
  const { jobs, queue } = openJobs;
  const { library, made } = createLibrary({ db, changes, log, shell, folder, queue, jobs, media });
  const sounds = createSounds({ folder: path.join(folders.cache, 'sounds'), media, log, isOwner: lock.isOwner });
  const startEngine = () => services.engine.connection();
  const transcripts = createTranscripts({
    db,
    changes,
    log,
    shell,
    queue,
    media,
    piecesFolder,
    settings: () => settings.get(),
    service: (which) => services[which],
    labeller: services.local,
    // A dead engine shows where it is needed; starting it early only saves time.
    warmUp: (which) => void (which === 'local' && startEngine().catch(() => undefined)),
    hasCloudKey: async () => (await readKey()) !== null,
    whenRead: (input) => library.whenRead(input),
    recording: (id) => ({ mediaId: id, file: library.mediaFile({ id, variant: 'original' }).file }),
  });
  const { voices, voiceKeeper } = openVoices(
    { ports, storage, services },
    { queue, media, sounds, library, transcripts },
  );
  const pronunciations = createPronunciations({ db, changes });
  const { scripts, reader } = createScripts({
    db,
    changes,
    log,
    shell,
    library,
    settings: () => settings.get(),
    transcript: (id) => transcripts.get({ id }),
    isKnownVoice: (engine, id) => lookUpVoice(db, { engine, id })?.state === 'ready',
  });
  const speech = openSpeech({ ports, storage, services }, { queue, library, voices, scripts: reader });
  const app = createApp({ ports, log, db, secrets, settings, folder, library, jobs, startEngine });
  const shown = { app, jobs, library, pronunciations, scripts, sounds, speech, transcripts, voices };
  return { ...shown, media, openJobs, queue, made, voiceKeeper };
}

/** Speech over what is there already; every voice that has spoken counts as used. */
function openSpeech(
  opened: { ports: HostPorts; storage: Storage; services: ReturnType<typeof openServices> },
  parts: { queue: JobQueue; library: Library; voices: Voices; scripts: ScriptReader },
): Speech {
  const { folders, log } = opened.ports;
  const { db, lock, changes, settings, readKey } = opened.storage;
  return createSpeech({
    db,
    changes,
    log,
    ...parts,
    folder: path.join(folders.data, 'speech'),
    settings: () => settings.get(),
    service: (which) => opened.services[which],
    hasCloudKey: async () => (await readKey()) !== null,
    onVoiceUsed: (engine, voiceId) => parts.voices.onVoiceUsed(engine, voiceId),
    isOwner: lock.isOwner,
  });
}

/** Voices over what is there already; only the owner of the data folder keeps them alive. */
function openVoices(
  opened: { ports: HostPorts; storage: Storage; services: ReturnType<typeof openServices> },
  parts: { queue: JobQueue; media: Media; sounds: Sounds; library: Library; transcripts: Transcripts },
) {
  const { folders, shell, log } = opened.ports;
  const { db, lock, changes, settings, readKey } = opened.storage;
  const { library, transcripts } = parts;
  const samplesFolder = path.join(folders.cache, 'samples');
  if (lock.isOwner) fs.rmSync(samplesFolder, { recursive: true, force: true });
  const { voices, keepAlive } = createVoices({
    ...parts,
    db,
    changes,
    log,
    shell,
    samplesFolder,
    settings: () => settings.get(),
    service: (which) => opened.services[which],
    listener: opened.services.local,
    hasCloudKey: async () => (await readKey()) !== null,
    whenRead: (input) => library.whenRead(input),
    transcript: (id) => transcripts.get({ id }),
    now: () => Date.now(),
  });
  if (lock.isOwner) keepAlive.start();
  return { voices, voiceKeeper: keepAlive };
}
