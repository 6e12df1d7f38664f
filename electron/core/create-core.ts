import fs from 'node:fs';
import path from 'node:path';
import type { Changes } from './changes/changes.ts';
import type { App } from './diagnostics/app.ts';
import { createApp } from './diagnostics/create-app.ts';
import { scrubbedLog } from './diagnostics/scrubbed-log.ts';
import { totalLog } from './diagnostics/total-log.ts';
import { failureRecord } from '../../shared/domain/failures/failure.ts';
import type { HostPorts, Log } from './host-ports.ts';
import { createJobs, type OpenJobs } from './jobs/create-jobs.ts';
import type { JobQueue } from './jobs/job-work.ts';
import { lanePlaces } from './jobs/lane-places.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createLibrary } from './library/create-library.ts';
import type { Library } from './library/library.ts';
import { recordingOf } from './library/recording-of.ts';
import { createNarration } from './narration/create-narration.ts';
import type { NarrationDeps } from './narration/narration-deps.ts';
import type { Narration } from './narration/narration.ts';
import { openRemoteTasks } from './open-remote-tasks.ts';
import { type Engines, openServices, type Services } from './open-services.ts';
import { openMedia } from './open-media.ts';
import { openOrganisation } from './open-organisation.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { lookAfterProfile } from './programs/look-after-profile.ts';
import type { Organisation } from './organisation/organisation.ts';
import { createPronunciations } from './pronunciations/create-pronunciations.ts';
import type { Pronunciations } from './pronunciations/pronunciations.ts';
import type { RemoteTasks } from './remote-tasks/remote-tasks.ts';
import { createCastingNames } from './scripts/casting-names.ts';
import { followDictionary } from './scripts/follow-dictionary.ts';
import { createScripts, type OpenScripts } from './scripts/create-scripts.ts';
import type { ScriptReader, Scripts } from './scripts/scripts.ts';
import { createKnownKeys } from './secrets/known-keys.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import { createSounds } from './sounds/create-sounds.ts';
import type { Sounds } from './sounds/sounds.ts';
import { createSpeech } from './speech/create-speech.ts';
import type { SpeechDeps } from './speech/speech-deps.ts';
import type { Speech } from './speech/speech.ts';
import { createTranscripts } from './transcripts/create-transcripts.ts';
import type { Transcripts } from './transcripts/transcripts.ts';
import { createVoices } from './voices/create-voices.ts';
import { voiceElsewhere } from './voices/registry/voice-elsewhere.ts';
import { selectVoices } from './voices/registry/voice-table.ts';
import type { VoicesDeps } from './voices/voices-deps.ts';
import type { Voices } from './voices/voices.ts';

/** The application in plain Node: what every host composes and every door serves. */
export type Core = {
  app: App;
  changes: Changes;
  engine: Engines;
  jobs: Jobs;
  library: Library;
  narration: Narration;
  organisation: Organisation;
  pronunciations: Pronunciations;
  remoteTasks: RemoteTasks;
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
  const knownKeys = createKnownKeys();
  const log = totalLog(scrubbedLog(hostPorts.log, knownKeys.without));
  const ports = { ...hostPorts, log };
  const storage = openStorage(ports, knownKeys);
  const services = openServices(ports, storage);
  let domains: ReturnType<typeof openDomains>;
  try {
    domains = openDomains(ports, storage, services);
  } finally {
    storage.programs.letIn();
  }
  const stopWatching = lookAfterProfile({ ...storage, ...domains, log });
  const stop = async () => {
    stopWatching();
    domains.voiceKeeper.stop();
    await domains.openJobs.dispose();
    domains.openTasks.dispose();
    await Promise.all([domains.made.stop(), domains.speech.whenRecovered()]);
    await domains.media.dispose();
    await services.dispose();
    storage.dispose();
  };
  let stopped: Promise<void> | null = null;
  const { changes, secrets } = storage;
  const { app, library, jobs, narration, organisation, pronunciations, scripts, sounds, speech, transcripts, voices } =
    domains;
  const settings = withEffects(storage.settings, {
    queue: domains.queue,
    changes,
    offerKey: storage.offerKey,
    log: ports.log,
  });
  return {
    app,
    changes,
    engine: services.engines,
    jobs,
    library,
    narration,
    organisation,
    pronunciations,
    remoteTasks: domains.openTasks.remoteTasks,
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

/** More places may let a waiting job begin, and another address has other voices and no key until the user says so. */
function withEffects(
  settings: SettingsStore,
  effects: { queue: JobQueue; changes: Changes; offerKey: Storage['offerKey']; log: Log },
): SettingsStore {
  const { queue, changes, offerKey, log } = effects;
  return {
    ...settings,
    set: (patch) => {
      const from = settings.get().cloud.baseUrl;
      const result = settings.set(patch);
      if (patch.concurrency) queue.wake();
      if (patch.cloud) {
        changes.publish('voices', []);
        changes.publish('secrets', []);
      }
      void offerKey({ from, to: result.cloud.baseUrl }).catch((error: unknown) => {
        log.warn('The key could not be offered to another address', failureRecord(error));
      });
      return result;
    },
  };
}

function openDomains(ports: HostPorts, storage: Storage, services: Services) {
  const { folders, shell, log } = ports;
  const { db, programs, isClearing, changes, settings, hasCloudKey } = storage;
  const { folder, piecesFolder, media } = openMedia({ folders, db, isClearing });
  const openJobs = openQueue(ports, storage, services);
  const { jobs, queue } = openJobs;
  const { library, made } = createLibrary({ db, changes, log, shell, folder, queue, jobs, media });
  const organisation = openOrganisation({ db, changes, jobs });
  const sounds = createSounds({ folder: path.join(folders.cache, 'sounds'), media, log, isClearing });
  const opened = { ports, storage, services };
  const openTasks = openRemoteTasks({ log, storage, services });
  const work = { queue, remoteTasks: openTasks };
  const startEngine = () => services.engine.connection();
  const reading: Pick<NarrationDeps, 'whenRead' | 'recording'> = {
    whenRead: (input) => library.whenRead(input),
    recording: (id) => recordingOf(library, id),
  };
  const transcripts = createTranscripts({
    db,
    changes,
    log,
    shell,
    queue,
    jobs,
    media,
    piecesFolder,
    settings: () => settings.get(),
    service: (which) => services[which].transcription,
    labeller: services.local.transcription,
    // A dead engine shows where it is needed; starting it early only saves time.
    warmUp: (which) => void (which === 'local' && startEngine().catch(() => undefined)),
    hasCloudKey,
    // One that failed is started once more, and only then refused; one that starts is waited for by the job.
    checkEngine: async () => void (services.engines.status().state === 'failed' && (await startEngine())),
    readAgain: (id) => library.readAgain({ id }),
    ...reading,
  });
  const { voices, voiceKeeper, onOthersChange } = openVoices(opened, {
    ...work,
    media,
    sounds,
    library,
    organisation,
    transcripts,
  });
  const pronunciations = createPronunciations({ db, changes, follow: followDictionary });
  const { scripts, reader } = openScripts({ ports, storage }, { organisation, transcripts, voices });
  const speech = openSpeech(opened, { ...work, library, voices, scripts: reader });
  const narration = openNarration(opened, { queue, jobs, media, sounds, scripts: reader, ...reading });
  const hasCompany = () => programs.hasCompany();
  const app = createApp({ ...storage, ports, log, folder, library, jobs, hasCompany, startEngine });
  const shown = { app, jobs, library, narration, organisation, pronunciations, scripts, sounds, speech };
  return { ...shown, transcripts, voices, media, openJobs, openTasks, queue, made, voiceKeeper, onOthersChange };
}

/** The queue of tasks; only a host that takes up work keeps one that waits. */
function openQueue({ adoptsWork, log, shell }: HostPorts, storage: Storage, { rates }: Services): OpenJobs {
  const { db, changes, settings, programs } = storage;
  const { id: owner, isLiving } = programs;
  const places = lanePlaces(settings);
  return createJobs({ db, changes, log, owner, isLiving, places, keepsQueue: adoptsWork, rates, shell });
}

/** Scripts over what is there already; they are cast with the voices that the registry knows. */
function openScripts(
  { ports, storage }: { ports: HostPorts; storage: Storage },
  parts: { organisation: Organisation; transcripts: Transcripts; voices: Voices },
): OpenScripts {
  const { db, changes, settings } = storage;
  const known = `WHERE engine = :engine AND state = 'ready' AND binned_at_ms IS NULL ORDER BY name, id`;
  return createScripts({
    db,
    changes,
    log: ports.log,
    shell: ports.shell,
    organisation: parts.organisation,
    voices: parts.voices,
    settings: () => settings.get(),
    transcript: (id) => parts.transcripts.get({ id }),
    knownVoices: (engine) => selectVoices(db, known, { engine }),
    names: createCastingNames(),
  });
}

/** Speech over what is there already; every voice that has spoken counts as used. */
function openSpeech(
  opened: { ports: HostPorts; storage: Storage; services: Services },
  parts: Pick<SpeechDeps, 'queue' | 'remoteTasks' | 'library'> & { voices: Voices; scripts: ScriptReader },
): Speech {
  const { folders, log } = opened.ports;
  const { db, isClearing, changes, settings, hasCloudKey } = opened.storage;
  return createSpeech({
    db,
    changes,
    log,
    ...parts,
    folder: path.join(folders.data, 'speech'),
    settings: () => settings.get(),
    service: (which) => opened.services[which],
    hasCloudKey,
    voiceElsewhere: (voiceId, which) => voiceElsewhere(db, voiceId, which),
    onVoiceUsed: (engine, voiceId) => parts.voices.onVoiceUsed(engine, voiceId),
    isClearing,
  });
}

/** Narration over what is there already. */
function openNarration(
  opened: { ports: HostPorts; storage: Storage; services: Services },
  parts: Omit<NarrationDeps, 'db' | 'changes' | 'log' | 'shell' | 'folder' | 'settings' | 'recogniser'>,
): Narration {
  const { folders, shell, log } = opened.ports;
  const { db, isClearing, changes, settings } = opened.storage;
  const folder = path.join(folders.cache, 'narration');
  if (isClearing) fs.rmSync(folder, { recursive: true, force: true });
  const recogniser = opened.services.local.transcription;
  return createNarration({ ...parts, db, changes, log, shell, folder, settings: () => settings.get(), recogniser });
}

type Listened = { library: Library; transcripts: Transcripts };
/** Voices over what is there already; the owner of the profile keeps them alive. */
function openVoices(
  opened: { ports: HostPorts; storage: Storage; services: Services },
  parts: Pick<VoicesDeps, 'queue' | 'remoteTasks' | 'media' | 'sounds' | 'organisation'> & Listened,
) {
  const { folders, shell, log } = opened.ports;
  const { db, isClearing, changes, settings, hasCloudKey, keyRevision } = opened.storage;
  const samplesFolder = path.join(folders.cache, 'samples');
  if (isClearing) fs.rmSync(samplesFolder, { recursive: true, force: true });
  const { voices, keepAlive, onOthersChange } = createVoices({
    ...parts,
    db,
    changes,
    log,
    shell,
    samplesFolder,
    settings: () => settings.get(),
    service: (which) => opened.services[which],
    listener: opened.services.local.transcription,
    hasCloudKey,
    cloudKeyRevision: keyRevision,
    whenRead: (input) => parts.library.whenRead(input),
    transcript: (id) => parts.transcripts.get({ id }),
    now: () => Date.now(),
  });
  return { voices, voiceKeeper: keepAlive, onOthersChange };
}
