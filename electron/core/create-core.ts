import type { ItemId } from '../../shared/domain/ids.ts';
import type { Lineage } from '../../shared/domain/library/origins/lineage.ts';
import type { Boards } from './boards/boards.ts';
import { createBoards } from './boards/create-boards.ts';
import { followRules } from './boards/follow-rules.ts';
import type { Batches } from './batches/batches.ts';
import { createBatches } from './batches/create-batches.ts';
import type { Changes } from './changes/changes.ts';
import type { CloudFiles } from './cloud-files/cloud-files.ts';
import { createCloudFiles } from './cloud-files/create-cloud-files.ts';
import type { Conversations } from './conversations/conversations.ts';
import type { CoreContext } from './core-context.ts';
import { createCuts } from './cuts/create-cuts.ts';
import type { Cuts } from './cuts/cuts.ts';
import type { App } from './diagnostics/app.ts';
import { createApp } from './diagnostics/create-app.ts';
import { scrubbedLog } from './diagnostics/scrubbed-log.ts';
import { totalLog } from './diagnostics/total-log.ts';
import { createExpiry } from './expiry/create-expiry.ts';
import type { Expiry } from './expiry/expiry.ts';
import { createGenerations } from './generation/create-generations.ts';
import type { KeptResults } from './generation/generations.ts';
import type { WindowPlace } from '../../shared/domain/window-place.ts';
import type { HostPorts } from './host-ports.ts';
import { createImages } from './images/create-images.ts';
import type { Images } from './images/images.ts';
import { createItemFiles } from './item-files/create-item-files.ts';
import type { ItemFiles } from './item-files/item-files.ts';
import { createEndSteps } from './jobs/end-step/create-end-steps.ts';
import type { EndSteps } from './jobs/end-step/end-steps.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { lanePlaces } from './jobs/queue/lane-places.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createLibrary } from './library/create-library.ts';
import type { Library } from './library/library.ts';
import { lineageOf } from './library/lineage/lineage.ts';
import { createMusic } from './music/create-music.ts';
import type { Music } from './music/music.ts';
import { createNarration } from './narration/create-narration.ts';
import type { Narration } from './narration/narration.ts';
import { type KeptDomains, openKeepers } from './open-keepers.ts';
import { openMedia } from './open-media.ts';
import { openOrganisation } from './open-organisation.ts';
import { openRemoteTasks } from './open-remote-tasks.ts';
import { type Engines, openServices, type Services } from './open-services.ts';
import { openStorage, type Storage } from './open-storage.ts';
import type { Organisation } from './organisation/organisation.ts';
import { lookAfterProfile } from './programs/look-after-profile.ts';
import { openAssistant } from './open-assistant.ts';
import type { OwnModel } from './own-model/own-model.ts';
import { createPronunciations } from './pronunciations/create-pronunciations.ts';
import type { Pronunciations } from './pronunciations/pronunciations.ts';
import { createRecordings } from './recordings/create-recordings.ts';
import type { Recordings } from './recordings/recordings.ts';
import type { RemoteTasks } from './remote-tasks/remote-tasks.ts';
import type { Digests } from './digests/digests.ts';
import type { Rewrites } from './rewrites/rewrites.ts';
import { createSavedSearches } from './saved-searches/create-saved-searches.ts';
import type { SavedSearches } from './saved-searches/saved-searches.ts';
import { createScripts } from './scripts/create-scripts.ts';
import type { Scripts } from './scripts/scripts.ts';
import { createKnownKeys } from './secrets/known-keys.ts';
import type { Secrets } from './secrets/secrets.ts';
import { createExportFolders, type ExportFolders, withExportFolders } from './settings/export-folders.ts';
import { withEffects } from './settings/settings-effects.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import { createSidecars, type Sidecars } from './sidecars/create-sidecars.ts';
import { createSounds } from './sounds/create-sounds.ts';
import type { Sounds } from './sounds/sounds.ts';
import { createSpeech } from './speech/create-speech.ts';
import type { Speech } from './speech/speech.ts';
import { createTools } from './tools/create-tools.ts';
import type { Tools } from './tools/tools.ts';
import { createTranscripts } from './transcripts/create-transcripts.ts';
import type { Transcripts } from './transcripts/transcripts.ts';
import { createVideos } from './videos/create-videos.ts';
import { createStoryboard, type Storyboard } from './videos/storyboard.ts';
import type { Videos } from './videos/videos.ts';
import { createVoices } from './voices/create-voices.ts';
import type { Voices } from './voices/voices.ts';

/** What core does, by domain. */
type Domains = KeptDomains & {
  app: App;
  boards: Boards;
  batches: Batches;
  cloudFiles: CloudFiles;
  conversations: Conversations;
  cuts: Cuts;
  endSteps: EndSteps;
  images: Images;
  expiry: Expiry;
  exportFolders: ExportFolders;
  itemFiles: ItemFiles;
  jobs: Jobs;
  library: Library;
  /** What an item was made from and used in, see lineageOf. */
  lineage: (input: { id: ItemId }) => Lineage;
  music: Music;
  narration: Narration;
  organisation: Organisation;
  ownModel: OwnModel;
  pronunciations: Pronunciations;
  recordings: Recordings;
  remoteTasks: RemoteTasks;
  keptResults: KeptResults;
  savedSearches: SavedSearches;
  scripts: Scripts;
  settings: SettingsStore;
  sidecars: Pick<Sidecars, 'flush' | 'check' | 'repair' | 'rebuild'>;
  sounds: Sounds;
  speech: Speech;
  storyboard: Storyboard;
  tools: Tools;
  rewrites: Rewrites;
  digests: Digests;
  transcripts: Transcripts;
  videos: Videos;
  voices: Voices;
};

/** The application in plain Node: what every host composes and every door serves. */
export type Core = Domains & {
  changes: Changes;
  engine: Engines;
  secrets: Secrets;
  /** Stops everything that core started, in reverse order; unfinished jobs go on at the next start. Idempotent. */
  dispose(): Promise<void>;
};

/**
 * Builds every domain, top to bottom in the order of their needs, and starts to run what earlier runs left unfinished.
 * Throws Failure when the database cannot be opened (see openDatabase); nothing runs then.
 */
export function createCore(hostPorts: HostPorts): Core {
  const knownKeys = createKnownKeys();
  const ports = { ...hostPorts, log: totalLog(scrubbedLog(hostPorts.log, knownKeys.without)) };
  const storage = openStorage(ports, knownKeys);
  const services = openServices(ports, storage);
  let opened: ReturnType<typeof openDomains>;
  try {
    opened = openDomains(contextOf(ports, storage), ports, { storage, services });
  } finally {
    storage.programs.letIn();
  }
  const { domains, running } = opened;
  const stopWatching = lookAfterProfile({ ...storage, ...running, log: ports.log });
  const stop = async () => {
    stopWatching();
    domains.endSteps.stop();
    running.stopRules();
    running.voiceKeeper.stop();
    await Promise.all([running.stopKeepers(), running.stopAnswers()]);
    await running.openJobs.dispose();
    running.openTasks.dispose();
    await Promise.all([running.made.stop(), running.former.stop(), domains.speech.whenRecovered()]);
    await running.media.dispose();
    await services.dispose();
    await domains.recordings.leave();
    await running.sidecars.stop();
    storage.dispose();
  };
  let stopped: Promise<void> | null = null;
  const { changes, secrets } = storage;
  return { ...domains, changes, secrets, engine: services.engines, dispose: () => (stopped ??= stop()) };
}

/** What tools know of where they run. */
const toolHost = ({ shell, settings }: CoreContext) => ({
  usualEngine: () => settings().engine,
  hasDialogs: shell.hasDialogs,
  openInWindow: (place: WindowPlace) => shell.openInWindow(place),
});

function contextOf({ log, shell, folders }: HostPorts, { db, changes, settings, isClearing }: Storage): CoreContext {
  const exporting = withExportFolders(shell, settings);
  const now = () => Date.now();
  return { db, changes, log, shell: exporting, folders, settings: () => settings.get(), isClearing, now };
}

function openDomains(
  context: CoreContext,
  { adoptsWork, version, processes, power, presence, miniWindow }: HostPorts,
  { storage, services }: { storage: Storage; services: Services },
) {
  const { programs, hasCloudKey, keyRevision: cloudKeyRevision } = storage;
  const { service, startEngine, localEngine, rates } = services;
  const { id: owner, isLiving, hasCompany } = programs;
  const places = lanePlaces(storage.settings);
  const openJobs = createJobs(context, { owner, isLiving, places, keepsQueue: adoptsWork, rates });
  const { jobs, queue } = openJobs;
  const endSteps = createEndSteps(context, { jobs, power });
  const { folder, media } = openMedia(context, processes);
  const { library, made, former } = createLibrary(context, { folder, queue, jobs, media });
  const sidecars = createSidecars({ ...context, folder, media });
  const organisation = openOrganisation(context, { jobs });
  const boards = createBoards(context, { organisation });
  const savedSearches = createSavedSearches(context, { organisation });
  const recordings = createRecordings(context, { library });
  const sounds = createSounds(context, { media });
  const openTasks = openRemoteTasks(context, { service, stopJob: (id) => jobs.cancel({ id }) });
  const expiry = createExpiry(context, { livesOf: openTasks.livesOf });
  const work = { queue, jobs, remoteTasks: openTasks, service, hasCloudKey, library, media, sounds };
  const generations = createGenerations(context, work);
  const images = createImages(context, { ...work, generations });
  const music = createMusic(context, { ...work, generations });
  const videos = createVideos(context, { ...work, generations });
  const transcripts = createTranscripts(context, { ...work, localEngine });
  const itemFiles = createItemFiles(context, { library, media, transcripts });
  const openVoices = createVoices(context, { ...work, generations, organisation, transcripts, cloudKeyRevision });
  const { voices, keepAlive: voiceKeeper, onOthersChange } = openVoices;
  const cloudFiles = createCloudFiles(context, { service, hasCloudKey, voices });
  const pronunciations = createPronunciations(context);
  const openScripts = createScripts(context, { organisation, transcripts, voices });
  const { scripts, reader, createWith: createScript } = openScripts;
  const lineage: Domains['lineage'] = ({ id }) => lineageOf({ ...context, staleLines: openScripts.staleLines }, id);
  const speech = createSpeech(context, { ...work, scripts: reader, voices });
  const batches = createBatches(context, { library, createScript, speech, hasCloudKey });
  const narration = createNarration(context, { ...work, scripts: reader });
  const cuts = createCuts(context, { organisation, queue, library, media, narration, sounds, transcripts });
  const safety = { processes, jobs, version, outcome: storage.restored, hasCompany, library, transcripts };
  const recognition = { media, localEngine, presence, ...services.background };
  const { kept, ...fileKeepers } = openKeepers(context, { ...safety, ...recognition });
  const owned = { ...storage, folder, library, jobs, sidecars };
  const app = createApp(context, { ...owned, miniWindow, version, startEngine, hasCompany });
  const settings = withEffects(storage.settings, context, { queue, offerKey: storage.offerKey, miniWindow });
  const exportFolders = createExportFolders(context.shell, storage.settings);
  const tasks = { remoteTasks: openTasks.remoteTasks, keptResults: generations };
  const voiced = { narration, pronunciations, scripts, sidecars, sounds, speech, transcripts, voices };
  const ordered = { boards, cuts, images, itemFiles, library, lineage, music, organisation, savedSearches, videos };
  const tools = createTools({ ...toolHost(context), ...ordered, ...voiced, jobs });
  const asked = { ...work, tools, organisation, scripts, transcripts, owner, isLiving };
  const { stopAnswers, ...assisting } = openAssistant(context, { ...asked, ownModel: storage.ownModelSecrets });
  const storyboard = createStoryboard(context);
  const queued = { ...kept, ...tasks, recordings, batches, cloudFiles, endSteps, expiry, jobs, storyboard };
  const domains: Domains = { app, tools, settings, exportFolders, ...assisting, ...queued, ...ordered, ...voiced };
  const stopRules = followRules(context, boards);
  const keepers = { ...fileKeepers, voiceKeeper, onOthersChange, stopRules, stopAnswers };
  return { domains, running: { openJobs, openTasks, made, former, media, sidecars, ...keepers } };
}
