import { damagedFile } from '../../audio/audio-failure.ts';
import { Failure } from '../../domain/failures/failure.ts';
import { connectDecoder, type DecoderConnection } from './connect-decoder.ts';
import {
  ANSWER_HEADER_BYTES,
  MOST_SOUND_BYTES,
  parseAnswerHeader,
  requestHeader,
  type AnswerHeader,
  type DecoderRefusal,
  type StartDecoder,
} from './decoder-protocol.ts';

/** A decoder that has nothing to do ends. */
const IDLE_MS = 30_000;
/** A decoder watches itself by its processor time; one that takes none and does not answer is ended by the clock. */
const SILENT_MS = 60_000;

/** A native decoder in a process of its own, which is started when first needed and again when it ended. */
export interface DecoderClient {
  /**
   * Decodes a small complete file, one after the other. Throws AUDIO_DAMAGED where the process ended over it, WORKER_DIED
   * where none could be started, AUDIO_CODEC_UNSUPPORTED, or a plain Error with what the library says about the file.
   */
  decode(file: Uint8Array, sampleRate: number): Promise<Float32Array[]>;
  /** Ends the process. */
  close(): void;
}

/** Limits that tests shorten. */
export type DecoderLimits = { idleMs?: number; silentMs?: number };

/** Creates a client; `start` is called for each process that is needed. */
export function createDecoderClient(start: StartDecoder, limits: DecoderLimits = {}): DecoderClient {
  const { idleMs = IDLE_MS, silentMs = SILENT_MS } = limits;
  let connection: DecoderConnection | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const close = () => {
    clearTimeout(idle);
    connection?.end();
    connection = null;
  };
  const decode = async (file: Uint8Array, sampleRate: number) => {
    clearTimeout(idle);
    if (!connection?.isOpen()) connection = await connectDecoder(start);
    const used = connection;
    used.socket.ref();
    const silent = setTimeout(() => used.kill(), silentMs);
    try {
      return await ask(used, file, sampleRate);
    } finally {
      clearTimeout(silent);
      // An idle decoder keeps nobody from ending.
      used.socket.unref();
      idle = setTimeout(close, idleMs);
      idle.unref();
    }
  };
  return {
    decode(file, sampleRate) {
      const turn = last.then(() => decode(file, sampleRate));
      last = turn.catch(() => undefined);
      return turn;
    },
    close,
  };
}

async function ask(decoder: DecoderConnection, file: Uint8Array, sampleRate: number): Promise<Float32Array[]> {
  decoder.socket.write(requestHeader({ sampleRate, fileBytes: file.length }));
  decoder.socket.write(file);
  const read = async (length: number) => {
    try {
      return await decoder.reader.read(length);
    } catch (error) {
      throw damagedFile('decoder_failed', {}, error);
    }
  };
  const header = parseAnswerHeader(await read(ANSWER_HEADER_BYTES));
  if (header.kind === 'refusal') throw refused(await read(Math.min(header.jsonBytes, MOST_SOUND_BYTES)));
  const bytes = soundBytes(header);
  if (bytes > MOST_SOUND_BYTES) {
    decoder.kill();
    throw damagedFile('more_audio');
  }
  const { buffer } = await read(bytes);
  return Array.from({ length: header.channels }, (_, channel) => {
    return new Float32Array(buffer, channel * header.samples * Float32Array.BYTES_PER_ELEMENT, header.samples);
  });
}

const soundBytes = ({ channels, samples }: Extract<AnswerHeader, { kind: 'sound' }>) =>
  channels * samples * Float32Array.BYTES_PER_ELEMENT;

function refused(json: Uint8Array): Error {
  const { failure, message } = JSON.parse(Buffer.from(json).toString('utf8')) as DecoderRefusal;
  return failure ? Failure.of(failure) : new Error(message);
}
