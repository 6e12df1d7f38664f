import { Unzip, UnzipInflate, zipSync } from 'fflate';
import * as z from 'zod';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { CloneRecipe, ConsentRecord } from '../../../../shared/domain/voices/voice.ts';
import { storedRecipe } from '../../../../shared/domain/recipe/stored-recipe.ts';
import { MAX_SAMPLE_BYTES } from '../samples/sample-cuts.ts';
import { sha256Of } from '../../files/sha256.ts';

/** What a cloned voice is carried in: enough to clone it again anywhere, and who allowed that. */
export type VoiceBundle = {
  name: string;
  /** The id that it had; a hint, for it may be taken or used up. */
  id: string;
  settings: Omit<CloneRecipe, 'sampleItemId' | 'promptItemId'>;
  consent: ConsentRecord;
  sample: Uint8Array;
  prompt: Uint8Array | null;
};

const FORMAT = 'atelier-voice';
const VERSION = 1;
const DOCUMENT = 'voice.json';
const SAMPLE = 'sample.wav';
const PROMPT = 'prompt.wav';
const MOST_DOCUMENT_BYTES = 100_000;
/** Largest file that can be a bundle: two samples, the document and the frame around them. */
export const MAX_BUNDLE_BYTES = 2 * MAX_SAMPLE_BYTES + 2 * MOST_DOCUMENT_BYTES;

const head = z.object({ format: z.literal(FORMAT), version: z.number().int() });
const text = (most: number) => z.string().trim().min(1).max(most);
const document = z.object({
  name: text(120),
  id: z.string().max(256),
  settings: z.object({
    promptText: text(1000).nullable(),
    sampleText: text(200).nullable(),
    accuracy: z.number().min(0).max(1).nullable(),
    // Not there in files of earlier versions.
    sampleTranscript: text(5000).nullable().default(null),
    sampleName: text(300).nullable().default(null),
    language: z.string().max(20).nullable(),
    reduceNoise: z.boolean(),
    normalizeVolume: z.boolean(),
    watermark: z.boolean(),
  }),
  consent: z.object({
    person: text(200),
    basis: z.enum(['own', 'given']),
    statement: text(2000),
    agreedAtMs: z.number().int().nonnegative(),
    sampleSha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});

/** The bytes of a bundle: a zip file that any program opens, with the sounds beside a document that people can read. */
export function packBundle({ sample, prompt, ...facts }: VoiceBundle): Uint8Array {
  const settings = storedRecipe('voice-clone', facts.settings);
  const json = `${JSON.stringify({ format: FORMAT, version: VERSION, ...facts, settings }, null, 2)}\n`;
  const plain = { level: 0 } as const;
  return zipSync({
    [DOCUMENT]: new TextEncoder().encode(json),
    [SAMPLE]: [sample, plain],
    ...(prompt ? { [PROMPT]: [prompt, plain] as const } : {}),
  } as Parameters<typeof zipSync>[0]);
}

/**
 * Reads a bundle from whoever made it. Throws INVALID_INPUT with `reason`: `not_a_bundle`, `newer`, or `changed` where the
 * sample is not the one that the consent was given for.
 */
export function unpackBundle(bytes: Uint8Array): VoiceBundle {
  const entries = unzip(bytes);
  const facts = read(entries[DOCUMENT]);
  const { [SAMPLE]: sample, [PROMPT]: prompt = null } = entries;
  if (!sample || (prompt === null) !== (facts.settings.promptText === null)) throw notABundle();
  if (sha256Of(sample) !== facts.consent.sampleSha256) {
    throw reasonedFailure('INVALID_INPUT', 'changed', { field: 'file' });
  }
  return { ...facts, sample, prompt };
}

/** Largest size of each entry. */
const MOST_BYTES: ReadonlyMap<string, number> = new Map([
  [DOCUMENT, MOST_DOCUMENT_BYTES],
  [SAMPLE, MAX_SAMPLE_BYTES],
  [PROMPT, MAX_SAMPLE_BYTES],
]);
/** Programs that pack a bundle anew may add some of their own. */
const MOST_ENTRIES = 50;
const CHUNK_BYTES = 16_384;

/**
 * What an entry says of its size may be a lie, and a small file could become a huge one or keep the program busy for minutes:
 * so it is unpacked piece by piece, and given up as soon as there is more than there may be.
 */
function unzip(bytes: Uint8Array): Partial<Record<string, Uint8Array>> {
  const entries: Partial<Record<string, Uint8Array>> = {};
  const begun = new Set<string>();
  let entryCount = 0;
  const reader = new Unzip((entry) => {
    entryCount += 1;
    if (entryCount > MOST_ENTRIES) throw new Error('There are too many entries.');
    const mostBytes = MOST_BYTES.get(entry.name);
    if (mostBytes === undefined) return;
    if (begun.has(entry.name)) throw new Error(`${entry.name} is there twice.`);
    begun.add(entry.name);
    const pieces: Uint8Array[] = [];
    let sizeBytes = 0;
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      sizeBytes += piece.length;
      if (sizeBytes > mostBytes) throw new Error(`${entry.name} is too large.`);
      pieces.push(piece);
      if (isLast) entries[entry.name] = Buffer.concat(pieces);
    };
    entry.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      reader.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length);
    }
  } catch (error) {
    throw notABundle(error);
  }
  return entries;
}

function read(bytes: Uint8Array | undefined): z.infer<typeof document> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes ?? new Uint8Array(0)));
  } catch (error) {
    throw notABundle(error);
  }
  const frame = head.safeParse(value);
  if (!frame.success) throw notABundle(frame.error);
  if (frame.data.version > VERSION) {
    throw reasonedFailure('INVALID_INPUT', 'newer', { field: 'file', version: frame.data.version });
  }
  const facts = document.safeParse(value);
  if (!facts.success) throw notABundle(facts.error);
  return facts.data;
}

/** What is said of a file that is none, or is damaged. */
export function notABundle(cause?: unknown): Failure {
  return Failure.of(reasonedFailure('INVALID_INPUT', 'not_a_bundle', { field: 'file' }), { cause });
}
