import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { OWN_VOICE_KINDS, type OwnVoiceKind } from '../../shared/service-api/speech/voices.ts';
import { writeWhole } from '../files/write-whole.ts';

/** A cloned or designed voice; its model lies beside the index. */
export type StoredVoice = {
  id: string;
  kind: OwnVoiceKind;
  description: string[];
  createdAtMs: number;
  /** Also the time of its creation: a store may let voices die that were not used for so long. */
  lastUsedAtMs: number;
};

/** How a voice model is written to disk and read again. */
export type ModelCodec<Model> = { encode(model: Model): Uint8Array; decode(bytes: Uint8Array): Model };

/** Own voices on disk. Ids that were deleted are never given again; ids of voices that died unused are free. */
export interface VoiceStore<Model> {
  /** Voices that are alive, oldest first. */
  list(): Promise<StoredVoice[]>;
  /** Without waiting, so that a request can be checked; a voice that is due to die is not there any more. */
  find(id: string): StoredVoice | null;
  /**
   * Takes an id for a voice that is being made. Null when a voice has it, had it and was deleted, or is being made.
   * The caller calls `release` in the end, whatever comes.
   */
  reserve(id: string): { release: () => void } | null;
  add(voice: Pick<StoredVoice, 'id' | 'kind' | 'description'>, model: Model): Promise<StoredVoice>;
  model(id: string): Promise<Model | null>;
  /** Notes that a voice was used now. */
  touch(id: string): Promise<void>;
  /** Removes a voice and keeps its id from being used again. */
  remove(id: string): Promise<void>;
  /** Removes a voice as if it had never been. */
  discard(id: string): Promise<void>;
  /** Removes voices that died unused. */
  sweep(): Promise<void>;
}

const indexSchema = z.object({
  voices: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(OWN_VOICE_KINDS),
      description: z.array(z.string()),
      createdAtMs: z.number(),
      lastUsedAtMs: z.number(),
    }),
  ),
  deletedIds: z.array(z.string()),
});

/** Where voices are kept, how their models are written, and the clock (Unix ms). */
export type VoiceStoreOptions<Model> = {
  folder: string;
  codec: ModelCodec<Model>;
  /** How long a voice lives without being used, ms; null is for ever, whatever the clock says. */
  unusedLifetimeMs: number | null;
  now?: () => number;
};

/**
 * Opens the store.
 * @throws Error when the index cannot be read: starting empty would forget voices that somebody made
 */
export async function openVoiceStore<Model>(options: VoiceStoreOptions<Model>): Promise<VoiceStore<Model>> {
  const { folder, codec, unusedLifetimeMs, now = Date.now } = options;
  await mkdir(folder, { recursive: true });
  const index = await openIndex(path.join(folder, 'index.json'));
  const reserved = new Set<string>();
  const isAlive = (voice: StoredVoice) => unusedLifetimeMs === null || now() < voice.lastUsedAtMs + unusedLifetimeMs;

  async function drop(id: string): Promise<void> {
    index.voices.delete(id);
    await index.save();
    await rm(modelFile(folder, id), { force: true });
  }

  async function sweep(): Promise<void> {
    for (const voice of index.voices.values()) if (!isAlive(voice)) await drop(voice.id);
  }

  function find(id: string): StoredVoice | null {
    const voice = index.voices.get(id);
    return voice && isAlive(voice) ? voice : null;
  }

  return {
    async list() {
      await sweep();
      return [...index.voices.values()];
    },
    find,
    reserve(id) {
      if (reserved.has(id) || index.deletedIds.has(id) || find(id)) return null;
      reserved.add(id);
      return { release: () => void reserved.delete(id) };
    },
    async add(voice, model) {
      await sweep();
      const stored = { ...voice, createdAtMs: now(), lastUsedAtMs: now() };
      await writeWhole(modelFile(folder, voice.id), codec.encode(model));
      index.voices.set(voice.id, stored);
      await index.save();
      return stored;
    },
    model: async (id) => (find(id) ? codec.decode(await readFile(modelFile(folder, id))) : null),
    async touch(id) {
      const voice = find(id);
      if (!voice) return;
      voice.lastUsedAtMs = now();
      await index.save();
    },
    async remove(id) {
      index.deletedIds.add(id);
      await drop(id);
    },
    discard: drop,
    sweep,
  };
}

/** Ids may be longer than file names may be, and differ in case only. */
function modelFile(folder: string, id: string): string {
  return path.join(folder, `${createHash('sha256').update(id).digest('hex').slice(0, 32)}.voice`);
}

async function openIndex(file: string) {
  const { voices: stored, deletedIds: deleted } = await readIndex(file);
  const voices = new Map<string, StoredVoice>(stored.map((voice) => [voice.id, voice]));
  const deletedIds = new Set(deleted);
  let writing: Promise<void> = Promise.resolve();
  const write = async () =>
    writeWhole(file, JSON.stringify({ voices: [...voices.values()], deletedIds: [...deletedIds] }));
  return {
    voices,
    deletedIds,
    // One after the other: two writers would share the temporary name. A failed one must not stop the next.
    async save(): Promise<void> {
      writing = writing.then(write, write);
      return writing;
    },
  };
}

async function readIndex(file: string): Promise<z.infer<typeof indexSchema>> {
  try {
    return indexSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { voices: [], deletedIds: [] };
    throw new Error(`Can’t read the list of voices ${file}. Move the file away to start with an empty list.`, {
      cause: error,
    });
  }
}
