import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../../shared/disk/sync-folder.ts';
import { WAV_HEADER_BYTES, wavHeader } from '../../../shared/audio/wav.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';

const BYTES_PER_SAMPLE = 2;
/** The sample rate in a header of ours. */
const RATE_AT = 60;

type Sound = { sampleRateHz: number; dataBytes: number };

/** A WAV file that grows: mono, 16 bits. What is added is on the disk, only its header tells the length once it is closed. */
export class RecordingFile {
  readonly #handle: FileHandle;
  readonly #sound: Sound;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(handle: FileHandle, sampleRateHz: number) {
    this.#handle = handle;
    this.#sound = { sampleRateHz, dataBytes: 0 };
  }

  /** Begins a new file. Throws what the system throws, with nothing left behind. */
  static async begin(file: string, sampleRateHz: number): Promise<RecordingFile> {
    const handle = await open(file, 'wx+', 0o600);
    try {
      await writeHeader(handle, { sampleRateHz, dataBytes: 0 });
      await syncFolder(path.dirname(file));
      return new RecordingFile(handle, sampleRateHz);
    } catch (error) {
      await handle.close();
      await rm(file, { force: true });
      throw error;
    }
  }

  /** Bytes of samples so far. */
  get dataBytes(): number {
    return this.#sound.dataBytes;
  }

  /** See Recordings.append; one after the other. Throws INVALID_INPUT for a gap, and what the system throws. */
  async append(at: number, bytes: Uint8Array): Promise<void> {
    const work = this.#last.catch(() => undefined).then(() => this.#write(at, bytes));
    this.#last = work;
    await work;
  }

  /** Ends it with a header that tells its length. */
  async close(): Promise<void> {
    await this.#last.catch(() => undefined);
    try {
      await writeHeader(this.#handle, this.#sound);
      await this.#handle.sync();
    } finally {
      await this.#handle.close();
    }
  }

  async #write(at: number, bytes: Uint8Array): Promise<void> {
    const { dataBytes } = this.#sound;
    if (at > dataBytes || bytes.length % BYTES_PER_SAMPLE !== 0) {
      throw reasonedFailure('INVALID_INPUT', 'recording_gap', { at, endsAt: dataBytes });
    }
    await writeWhole(this.#handle, bytes, WAV_HEADER_BYTES + at);
    await this.#handle.datasync();
    this.#sound.dataBytes = Math.max(dataBytes, at + bytes.length);
  }
}

/** Gives a file that was broken off a header that tells its length. One without samples is removed: false. */
export async function mendRecording(file: string): Promise<boolean> {
  const { size } = await stat(file);
  const samples = Math.floor((size - WAV_HEADER_BYTES) / BYTES_PER_SAMPLE);
  if (samples <= 0) {
    await rm(file, { force: true });
    return false;
  }
  const handle = await open(file, 'r+');
  try {
    const rate = Buffer.alloc(4);
    await handle.read(rate, 0, rate.length, RATE_AT);
    await writeHeader(handle, { sampleRateHz: rate.readUInt32LE(), dataBytes: samples * BYTES_PER_SAMPLE });
    await handle.sync();
  } finally {
    await handle.close();
  }
  return true;
}

/** On a full disk a write may write a part and say nothing. */
async function writeWhole(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, position + written);
    if (bytesWritten === 0) throw Object.assign(new Error('Nothing was written.'), { code: 'ENOSPC' });
    written += bytesWritten;
  }
}

async function writeHeader(handle: FileHandle, { sampleRateHz, dataBytes }: Sound): Promise<void> {
  const header = wavHeader({ sampleRate: sampleRateHz, channels: 1, dataBytes });
  await handle.truncate(WAV_HEADER_BYTES + dataBytes);
  await writeWhole(handle, header, 0);
}
