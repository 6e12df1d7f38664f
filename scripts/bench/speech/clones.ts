import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createServiceClients, type ServiceClients } from '../../../electron/core/service/service-clients.ts';
import { wordErrors } from '../../../engine/recognition/measures/word-errors.ts';
import { loneEngine } from '../app/lone-engine.ts';
import { SENTENCES } from '../app/speech/sentences.ts';
import {
  pitchDistance,
  type SpeakerPortrait,
  speakerPortrait,
  timbreDistanceDb,
} from '../app/speech/speaker-distance.ts';
import { englishSpeakers, RATE_HZ, readMono, type Speaker } from '../app/speech/speakers.ts';
import { type BenchRow, printBenchRows } from '../bench-row.ts';

/** A voice of the engine, what it sounds like, and how many of its words are misheard, 0 to 1. */
type HeardVoice = { id: string; portrait: SpeakerPortrait; errorShare: number };
type Known = { speaker: Speaker; portrait: SpeakerPortrait };

/**
 * Clones speakers of the samples over HTTP, as any client does, and compares what the clone says with recordings of the
 * speaker that it did not learn from: against the nearest of the engine's own voices (which one had to take without
 * cloning), the nearest other speaker, and the speaker's own other recordings. What is said is never the same, so
 * distances are of speakers, not of words. Words are counted by the engine's own recognition.
 */
export async function benchClones(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-bench-'));
  const engine = loneEngine(folder);
  const client = createServiceClients({
    baseUrl: async () => (await engine.connection()).baseUrl,
    key: async () => (await engine.connection()).key,
  });
  try {
    const speakers = await englishSpeakers(folder);
    const known = speakers.map((speaker) => ({ speaker, portrait: speakerPortrait(speaker.held) }));
    const own: HeardVoice[] = [];
    for (const { id } of await client.voices.list('system')) own.push(await recogniseSample(client, id, folder));
    const rows: BenchRow[] = [];
    for (const [index, each] of known.entries()) {
      const id = `BenchClone${index}`;
      const seconds = await clone(client, id, each.speaker);
      const others = known.filter((other) => other !== each);
      rows.push(...rowsOf(each, { clone: await recogniseSample(client, id, folder), own, others, seconds }));
    }
    return rows;
  } finally {
    client.dispose();
    await engine.dispose();
    await rm(folder, { recursive: true });
  }
}

async function clone(client: ServiceClients, voiceId: string, { file }: Speaker): Promise<number> {
  const { id: fileId } = await client.files.upload({ file, purpose: 'voice_clone' });
  const startedAtMs = performance.now();
  await client.voices.clone({ voiceId, fileId, normalizeVolume: true });
  return (performance.now() - startedAtMs) / 1000;
}

/** Lets a voice say all sentences and listens. */
async function recogniseSample(client: ServiceClients, id: string, folder: string): Promise<HeardVoice> {
  const file = path.join(folder, 'said.wav');
  const parts: Float32Array[] = [];
  let errors = 0;
  let words = 0;
  for (const text of SENTENCES) {
    const sound = { format: 'wav', sampleRateHz: RATE_HZ, channels: 1 } as const;
    const { audio } = await client.speech.synthesize({ model: 'speech-2.8-hd', voiceId: id, text, ...sound });
    await writeFile(file, audio);
    const found = wordErrors(
      text,
      (await client.transcription.transcribe({ file, language: 'en', timed: false })).text,
    );
    errors += found.errors;
    words += found.words;
    parts.push(await readMono(file));
  }
  return {
    id,
    portrait: speakerPortrait(Float32Array.from(parts.flatMap((part) => [...part]))),
    errorShare: errors / words,
  };
}

function rowsOf(
  { speaker, portrait }: Known,
  heard: { clone: HeardVoice; own: readonly HeardVoice[]; others: readonly Known[]; seconds: number },
): BenchRow[] {
  const { name, taught, isHeldOut } = speaker;
  const { clone: cloned, own, others, seconds } = heard;
  const [nearest] = own.toSorted(
    (a, b) => timbreDistanceDb(a.portrait, portrait) - timbreDistanceDb(b.portrait, portrait),
  );
  if (!nearest) throw new Error('The engine has no voices of its own.');
  const before = timbreDistanceDb(nearest.portrait, portrait);
  const after = timbreDistanceDb(cloned.portrait, portrait);
  const other = Math.min(...others.map((each) => timbreDistanceDb(each.portrait, portrait)));
  const same = timbreDistanceDb(speakerPortrait(taught), portrait);
  const learned = `learned from ${speaker.seconds.toFixed(0)} s in ${seconds.toFixed(1)} s`;
  const compared = isHeldOut ? '' : '; compared with the same recording, there is no other';
  return [
    {
      name: `Clone of ${name}: distance before`,
      value: before,
      unit: 'dB',
      note: `${nearest.id}; another speaker ${other.toFixed(1)} dB, the same one ${same.toFixed(1)} dB`,
    },
    {
      name: `Clone of ${name}: distance after`,
      value: after,
      unit: 'dB',
      target: `< ${Math.min(before, other).toFixed(1)}`,
      ok: after < before && after < other,
      note: learned + compared,
    },
    {
      name: `Clone of ${name}: pitch is off by`,
      value: pitchDistance(cloned.portrait, portrait),
      unit: 'st',
      note: `${pitchDistance(nearest.portrait, portrait).toFixed(1)} st before`,
    },
    {
      name: `Clone of ${name}: word errors`,
      value: 100 * cloned.errorShare,
      unit: '%',
      note: `${(100 * nearest.errorShare).toFixed(0)} % of ${nearest.id}`,
    },
  ];
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  printBenchRows(await benchClones());
}
