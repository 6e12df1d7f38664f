import fs from 'node:fs';
import path from 'node:path';
import type { CoreContext } from '../core-context.ts';
import type { Voices } from './voices.ts';
import type { VoicesDeps, VoicesNeighbours } from './voices-deps.ts';
import { exportBundle } from './bundle/export-bundle.ts';
import { importBundle } from './bundle/import-bundle.ts';
import { cloneTask } from './clone/clone-task.ts';
import { createCloneWork } from './clone/clone-work.ts';
import { uploadedFileId } from './clone/voice-files.ts';
import { requireKey } from './voice-services.ts';
import { startClone, startReclone } from './clone/start-clone.ts';
import { createDesigns } from './design/create-designs.ts';
import { exportConsent } from './export-consent.ts';
import { createRegistry } from './registry/create-registry.ts';
import { removeVoices } from './registry/remove-voices.ts';
import { freeId, idProblem } from './registry/voice-ids.ts';
import { usesOfVoice } from './registry/voice-uses.ts';
import { createSampleCuts } from './samples/sample-cuts.ts';
import { sampleReport } from './samples/sample-report.ts';
import { sampleSound } from './samples/sample-sound.ts';
import { countSpeakers } from './samples/sample-speakers.ts';
import { suggestSpans } from './samples/suggest-spans.ts';
import { createKeepAlive, type KeepAlive } from './speaking/keep-alive.ts';
import { createPreviews } from './speaking/previews.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** The voices, and the keeper that speaks with those that would die. */
export type OpenVoices = {
  voices: Voices;
  keepAlive: KeepAlive;
  /** Another program wrote to the database: it may have made voices on this computer. */
  onOthersChange(): void;
};

/** Builds voices and registers their jobs. */
export function createVoices(context: CoreContext, neighbours: VoicesNeighbours): OpenVoices {
  const samplesFolder = path.join(context.folders.cache, 'samples');
  if (context.isClearing) fs.rmSync(samplesFolder, { recursive: true, force: true });
  const deps: VoicesDeps = { ...context, ...neighbours, samplesFolder };
  const registry = createRegistry(deps);
  const cuts = createSampleCuts(deps);
  const previews = createPreviews(deps, registry);
  const start = { deps, registry, cuts };
  deps.queue.register(
    'clone-voice',
    createCloneWork({
      deps,
      registry,
      tasks: deps.remoteTasks.register(cloneTask(deps)),
      speak: ({ engine, voiceId }, signal) => previews.firstWords({ engine, id: voiceId }, signal),
    }),
  );
  const engineOf = (input: { engine?: EngineChoice | undefined }) => input.engine ?? deps.settings().engine;
  const keepAlive = createKeepAlive(deps, registry);
  const voices: Voices = {
    list: (input) => {
      if (input.isFresh) registry.forgetListing(engineOf(input));
      return registry.list(engineOf(input));
    },
    listAll: (input) => {
      if (input.isFresh) registry.forgetListing(engineOf(input));
      return registry.listAll(engineOf(input));
    },
    update: (input) => registry.update(input),
    preview: (input) => previews.speak(input),
    cachedPreviews: (input) => previews.cached({ ...input, engine: engineOf(input) }),
    checkId: async (input) => {
      await registry.refresh(engineOf(input), { isPatient: false });
      return idProblem(deps.db, { engine: engineOf(input), id: input.id });
    },
    proposeId: async (input) => {
      await registry.refresh(engineOf(input), { isPatient: false });
      return { id: freeId(deps.db, { engine: engineOf(input), name: input.name }) };
    },
    ...createSamples(deps, cuts),
    clone: (request) => startClone(start, request),
    reclone: (input) => startReclone(start, input),
    ...createDesigns(deps, registry),
    use: (key) => keepAlive.use(key),
    uses: ({ engine, id }) => usesOfVoice(deps.db, { engine, id }),
    remove: ({ keys }) => removeVoices({ deps, registry }, keys),
    exportConsent: (key) => exportConsent(deps, key),
    exportBundle: (key) => exportBundle(deps, key),
    importBundle: (input) => importBundle(start, input),
    onVoiceUsed: (engine, id) => registry.spoken({ engine, id }),
  };
  return {
    voices,
    keepAlive,
    onOthersChange: () => registry.forgetListing('local'),
  };
}

type Samples = Pick<Voices, 'sampleReport' | 'suggestSpans' | 'sampleText' | 'sampleSound' | 'uploadSample'>;

function createSamples(deps: VoicesDeps, cuts: ReturnType<typeof createSampleCuts>): Samples {
  return {
    sampleReport: (source) =>
      cuts.use(source, async (sample) => sampleReport(sample, await countSpeakers(deps, sample))),
    suggestSpans: (input) => suggestSpans(deps, cuts, input),
    sampleText: (source) =>
      cuts.use(source, async ({ file }) => ({
        text: (await deps.service('local').transcription.transcribe({ file, timed: false })).text.trim(),
      })),
    sampleSound: (source) => sampleSound(deps, cuts, source),
    uploadSample: async (upload) => {
      await requireKey(deps, upload.engine);
      await uploadedFileId(deps, upload);
    },
  };
}
