import { existsSync } from 'node:fs';
import { copyFile, constants } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { SPEECH_LIMITS } from '../../../shared/domain/speech/speech-options.ts';
import type { SampleSource, Voice } from '../../../shared/domain/voices/voice.ts';
import type { Core } from '../../core/create-core.ts';
import { createProfileCore } from '../profile-core.ts';
import { failureLine } from '../output/failure-lines.ts';
import { beginProgressLine } from '../output/progress-line.ts';
import { type RunControl, runToEnd } from '../run-job.ts';
import { print } from '../output/standard-output.ts';
import type { VoicesOptions } from '../arguments/voices-arguments.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KINDS: Record<Voice['kind'], string> = { system: 'built-in', cloned: 'cloned', designed: 'designed' };

type Run = { core: Core; engine: EngineChoice };
type Of<Action extends VoicesOptions['action']> = Extract<VoicesOptions, { action: Action }>;

/** `atelier voices`: 0 when it was done, 1 when not, 130 when `signal` stopped it. */
export async function voicesCommand(options: VoicesOptions, signal: AbortSignal): Promise<number> {
  const { core, dispose } = createProfileCore(options);
  try {
    const engine = options.engine ?? core.settings.get().engine;
    return options.action === 'list' ? await list({ core, engine }) : await make({ core, engine }, options, signal);
  } finally {
    await dispose();
  }
}

async function list({ core, engine }: Run): Promise<number> {
  const { voices, failure } = await core.voices.list({ engine });
  const width = Math.max(0, ...voices.map((voice) => voice.id.length));
  for (const voice of voices)
    await print(`${voice.id.padEnd(width)}  ${KINDS[voice.kind].padEnd(8)}  ${noted(voice)}\n`);
  if (failure) process.stderr.write(`${failureLine(Failure.of(failure))}\n`);
  return failure ? 1 : 0;
}

function noted({ name, state, expiresAtMs, binnedAtMs }: Voice): string {
  if (binnedAtMs !== null) return `${name} (in the bin)`;
  if (state === 'missing') return `${name} (no longer available)`;
  if (expiresAtMs === null) return name;
  const days = Math.max(0, Math.floor((expiresAtMs - Date.now()) / DAY_MS));
  return `${name} (expires in ${days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`} unless used)`;
}

async function make(run: Run, options: Of<'clone' | 'design'>, signal: AbortSignal): Promise<number> {
  const line = beginProgressLine(options.name, process.stderr);
  const control = { signal, onProgress: line.update };
  try {
    const id = options.action === 'clone' ? await clone(run, options, control) : await design(run, options, control);
    line.end('done');
    await print(`${id}\n`);
    return 0;
  } catch (error) {
    const { code } = failureRecord(error);
    line.end(code === 'CANCELLED' ? 'stopped' : `failed. ${failureLine(error)}`);
    return code === 'CANCELLED' ? 130 : 1;
  }
}

async function clone({ core, engine }: Run, options: Of<'clone'>, control: RunControl): Promise<string> {
  const { name, person, basis, statement, reduceNoise } = options;
  control.onProgress('preparing');
  const file = path.resolve(options.sample);
  const item = await core.library.importFile({ file, fileName: path.basename(file) });
  try {
    const { durationMs } = await core.library.whenRead({ id: item.id, signal: control.signal });
    const sample = await sampleOf(core, item.id, durationMs);
    const id = options.id ?? (await core.voices.proposeId({ engine, name })).id;
    const { jobId } = await core.voices.clone({
      engine,
      id,
      name,
      sample,
      prompt: null,
      sampleText: null,
      accuracy: null,
      language: null,
      reduceNoise,
      normalizeVolume: false,
      watermark: false,
      consent: { person, basis, statement },
    });
    await runToEnd(core, jobId, control);
    return id;
  } finally {
    // The sample has become an item of its own; the recording that it came from was only passing through.
    core.organisation.bin({ refs: [itemRef(item.id)] });
    await core.library.deleteForGood({ ids: [item.id] });
  }
}

/** The whole recording, or its best parts where it is longer than the service takes. */
async function sampleOf(core: Core, itemId: ItemId, durationMs: number): Promise<SampleSource> {
  if (durationMs <= SPEECH_LIMITS.cloneLongestMs) return { itemId, spans: [{ startMs: 0, endMs: durationMs }] };
  const spans = await core.voices.suggestSpans({ itemId });
  return { itemId, spans: spans.map(({ startMs, endMs }) => ({ startMs, endMs })) };
}

async function design({ core, engine }: Run, options: Of<'design'>, control: RunControl): Promise<string> {
  const { description, name, text, outFile } = options;
  // Before the voice is made and paid for; nothing is ever overwritten.
  if (outFile !== null && existsSync(path.resolve(outFile))) {
    throw reasonedFailure('CONFLICT', 'file_exists', { fileName: outFile });
  }
  const previewText = text ?? core.settings.get().speak.sampleSentence;
  const request = { engine, description, previewText, count: 1, watermark: false };
  const { designId, jobId } = await core.voices.design(request);
  await runToEnd(core, jobId, control);
  const candidate = core.voices.designs().find((round) => round.id === designId)?.candidates[0];
  if (!candidate) throw new Failure('INTERNAL', 'The design returned no candidate.');
  core.voices.keepCandidate({ designId, voiceId: candidate.voiceId, name });
  if (outFile !== null && candidate.soundId !== null) {
    const { file } = core.sounds.file({ id: candidate.soundId, variant: 'original' });
    await copyFile(file, path.resolve(outFile), constants.COPYFILE_EXCL);
  }
  return candidate.voiceId;
}
