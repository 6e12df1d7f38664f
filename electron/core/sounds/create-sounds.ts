import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { SoundId } from '../../../shared/domain/ids.ts';
import type { CoreContext } from '../core-context.ts';
import { fileFailure } from '../files/file-failure.ts';
import { moved } from '../files/writing/incoming-file.ts';
import { contentType, safeExtension } from '../files/paths/media-names.ts';
import type { Media } from '../media/media.ts';
import type { KeptSound, NewSound, Sounds } from './sounds.ts';
import { sha256Of } from '../files/sha256.ts';

/** Previews take about 100 kB, a joined narration of one hour 60 to 350 MB. */
const MAX_BYTES = 2e9;
const PEAKS = '.peaks';
/** A peaks file states its duration at this offset (shared/domain/media/peaks.ts). */
const DURATION_OFFSET = 16;

/** What of the context sounds are built on. */
export type SoundsContext = Pick<CoreContext, 'folders' | 'log' | 'isClearing'>;
/** What sounds need beside it. */
export type SoundsNeighbours = { media: Pick<Media, 'measure'>; maxBytes?: number };
type SoundsDeps = SoundsContext & SoundsNeighbours & { folder: string };

type Entry = KeptSound & { fileName: string; usedAtMs: number };

/** Builds the store over its folder, where each sound is `<id>.<extension>` beside `<id>.peaks`. */
export function createSounds(context: SoundsContext, neighbours: SoundsNeighbours): Sounds {
  const folder = path.join(context.folders.cache, 'sounds');
  const deps: SoundsDeps = { ...context, ...neighbours, folder };
  const entries = readFolder(deps);
  const use = (id: string): Entry | null => {
    const entry = entries.get(id) ?? keptByOthers(folder, id);
    if (!entry) return null;
    entries.set(id, entry);
    const file = path.join(folder, entry.fileName);
    // The cache folder belongs to the user: what was cleaned away is not there any more.
    if (!fs.existsSync(file)) {
      entries.delete(id);
      return null;
    }
    entry.usedAtMs = Date.now();
    touch(file);
    return entry;
  };
  return {
    add: async (sound) => {
      const entry = await keep(deps, sound);
      entries.set(entry.id, entry);
      await limit(deps, entries, entry.id);
      return shown(entry);
    },
    find: (key) => shownOrNull(use(idOf(key))),
    get: (id) => shownOrNull(use(id)),
    file: ({ id, variant }) => {
      const entry = use(id);
      if (!entry) throw new Failure('NOT_FOUND', 'This audio is no longer stored.', { id });
      if (variant === 'original') {
        return { file: path.join(folder, entry.fileName), contentType: contentType(entry.fileName) };
      }
      return { file: path.join(folder, `${id}${PEAKS}`), contentType: 'application/octet-stream' };
    },
  };
}

const ID = /^[0-9a-f]{40}$/;
const idOf = (key: string) => sha256Of(key).slice(0, 40) as SoundId;
const shown = ({ id, durationMs, sizeBytes }: Entry): KeptSound => ({ id, durationMs, sizeBytes });
const shownOrNull = (entry: Entry | null) => entry && shown(entry);

async function keep({ folder, media }: SoundsDeps, sound: NewSound): Promise<Entry> {
  const id = idOf(sound.key);
  const { fileName, signal } = sound;
  const temporary = path.join(folder, `.${randomUUID()}`);
  const peaksFile = `${temporary}${PEAKS}`;
  const name = `${id}${safeExtension(fileName)}`;
  try {
    await mkdir(folder, { recursive: true });
    await write(sound, temporary);
    const { durationMs } = await media.measure({ file: temporary, fileName, peaksFile, signal });
    signal?.throwIfAborted();
    // The peaks first: a sound counts as kept once it has its name.
    await rename(peaksFile, path.join(folder, `${id}${PEAKS}`));
    await rename(temporary, path.join(folder, name));
    const { size } = fs.statSync(path.join(folder, name));
    return { id, durationMs, sizeBytes: size, fileName: name, usedAtMs: Date.now() };
  } catch (error) {
    throw fileFailure(error, fileName);
  } finally {
    await rm(temporary, { force: true });
    await rm(peaksFile, { force: true });
  }
}

async function write(sound: NewSound, target: string): Promise<void> {
  if ('bytes' in sound) return await writeFile(target, sound.bytes, { flag: 'wx', mode: 0o600 });
  // A copy would fill the holes of a file that holds long silence.
  if (sound.move && (await moved(sound.file, target))) return;
  await copyFile(sound.file, target, fs.constants.COPYFILE_FICLONE);
  if (sound.move) await rm(sound.file, { force: true });
}

async function limit({ folder, log, maxBytes = MAX_BYTES }: SoundsDeps, entries: Map<string, Entry>, spared: string) {
  let total = [...entries.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  for (const entry of [...entries.values()].toSorted((a, b) => a.usedAtMs - b.usedAtMs)) {
    if (total <= maxBytes) return;
    if (entry.id === spared) continue;
    entries.delete(entry.id);
    total -= entry.sizeBytes;
    try {
      for (const name of [entry.fileName, `${entry.id}${PEAKS}`]) await rm(path.join(folder, name), { force: true });
    } catch {
      // Windows keeps files that are being read; the next start finds it again.
      log.warn('A kept sound could not be removed.', { sound: entry.id });
    }
  }
}

function touch(file: string): void {
  const now = new Date();
  try {
    fs.utimesSync(file, now, now);
  } catch {
    // Only the order of deletion depends on it, and within this run the entry knows it.
    return;
  }
}

/** What earlier runs kept. */
function readFolder({ folder, isClearing }: SoundsDeps): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (!fs.existsSync(folder)) return entries;
  for (const fileName of fs.readdirSync(folder)) {
    const match = /^([0-9a-f]{40})(\.[a-z0-9]{1,8})?$/.exec(fileName);
    if (match?.[2] === PEAKS) continue;
    const entry = match?.[1] ? readEntry(folder, match[1], fileName) : null;
    if (entry) entries.set(entry.id, entry);
    else if (isClearing) fs.rmSync(path.join(folder, fileName), { recursive: true, force: true });
  }
  return entries;
}

/** What another program on this profile kept since we looked. */
function keptByOthers(folder: string, id: string): Entry | null {
  if (!ID.test(id) || !fs.existsSync(folder)) return null;
  const names = fs.readdirSync(folder).filter((name) => path.parse(name).name === id && !name.endsWith(PEAKS));
  return names[0] === undefined ? null : readEntry(folder, id, names[0]);
}

function readEntry(folder: string, id: string, fileName: string): Entry | null {
  const durationMs = statedDurationMs(path.join(folder, `${id}${PEAKS}`));
  if (durationMs === null) return null;
  const { size, mtimeMs } = fs.statSync(path.join(folder, fileName));
  return { id: id as SoundId, durationMs, sizeBytes: size, fileName, usedAtMs: mtimeMs };
}

function statedDurationMs(peaksFile: string): number | null {
  if (!fs.existsSync(peaksFile)) return null;
  const head = Buffer.alloc(DURATION_OFFSET + 8);
  const handle = fs.openSync(peaksFile, 'r');
  const count = fs.readSync(handle, head);
  fs.closeSync(handle);
  return count === head.length ? Math.round(head.readDoubleLE(DURATION_OFFSET)) : null;
}
