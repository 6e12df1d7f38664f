import fs from 'node:fs';
import path from 'node:path';
import type { FileTicket, ItemId } from '../../../../shared/domain/ids.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../shared/domain/settings/settings.ts';
import { createGenerations } from '../../generation/create-generations.ts';
import { openOrganisation } from '../../open-organisation.ts';
import { openRemoteTasks } from '../../open-remote-tasks.ts';
import { createSounds } from '../../sounds/create-sounds.ts';
import { quietShell } from '../../testing/quiet-desktop.ts';
import { openTestContext, testFolder } from '../../testing/test-context.ts';
import { openTestLibrary } from '../../testing/test-library.ts';
import { createVoices } from '../create-voices.ts';
import type { CloneRequest } from '../voices.ts';
import { restartable } from '../../testing/restartable.ts';
import { createScriptedAccount } from './scripted-account.ts';

/** What a test may change: the clock, the settings, the key, where a dialog ends. */
export type Surroundings = { nowMs: number; settings: Settings; hasKey: boolean; chosenFolder: string | null };

/** What listens in tests that are not about listening. */
const transcription = {
  transcribe: () => Promise.reject(new Error('No test asks for this.')),
  labelSpeakers: async ({ spans }: { spans: readonly unknown[] }) => ({
    labels: spans.map(() => 0),
    speakerCount: 1,
  }),
};

/** Voices over a real database, real jobs, library and media; only the service and the clock follow a script. */
export function createVoicesFixture() {
  const folder = testFolder();
  const { account, service } = createScriptedAccount();
  const surroundings: Surroundings = {
    nowMs: Date.now(),
    settings: { ...structuredClone(DEFAULT_SETTINGS), engine: 'cloud' },
    hasKey: true,
    chosenFolder: null,
  };
  const program = restartable(open, { folder });

  function open() {
    // Here the path itself is the ticket.
    const redeemTicket = (ticket: FileTicket) => (fs.existsSync(ticket) ? ticket : null);
    const context = openTestContext({
      folder,
      shell: { ...quietShell(() => surroundings.chosenFolder), redeemTicket },
      settings: () => surroundings.settings,
      now: () => surroundings.nowMs,
    });
    const { db, changes } = context;
    const studio = openTestLibrary(context);
    const { openJobs, jobs, queue, library, media } = studio;
    const organisation = openOrganisation(context, { jobs });
    const openTasks = openRemoteTasks(context, { service: () => service });
    const hasCloudKey = async () => surroundings.hasKey;
    const generations = createGenerations(context, { queue, remoteTasks: openTasks, library, hasCloudKey });
    const { voices, keepAlive } = createVoices(context, {
      queue,
      generations,
      remoteTasks: openTasks,
      media,
      library,
      organisation,
      sounds: createSounds(context, { media }),
      transcripts: {
        get: () => {
          throw new Error('No test asks for this.');
        },
      },
      service: () => ({ ...service, transcription }),
      hasCloudKey,
      cloudKeyRevision: () => 0,
    });
    openJobs.start({ adopt: true });
    const stop = async () => {
      keepAlive.stop();
      await studio.stop();
      openTasks.dispose();
      context.close();
    };
    return { context, db, changes, jobs, library, organisation, voices, keepAlive, stop };
  }

  return {
    account,
    surroundings,
    folder,
    ...program,
    /** Takes a file into the library and waits until it was read. */
    async add(file: string): Promise<ItemId> {
      const { id } = await program.now().library.importFile({ file, fileName: path.basename(file) });
      await program.now().library.whenRead({ id });
      return id;
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
