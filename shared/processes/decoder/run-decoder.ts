import { connect, type Socket } from 'node:net';
import process from 'node:process';
import type { NativeDecode } from '../../audio/decoders/native-decode.ts';
import { failureRecord, isFailure } from '../../domain/failures/failure.ts';
import { createByteReader } from './byte-reader.ts';
import {
  answerHeader,
  DECODER_VARIABLE,
  MOST_SOUND_BYTES,
  parseRequestHeader,
  REQUEST_HEADER_BYTES,
  type DecoderRefusal,
  type DecoderStart,
} from './decoder-protocol.ts';
import { watchDecoding, TOO_MUCH_EXIT_CODE } from './watch-decoding.ts';

/** Makes this process the decoder that its environment asks for. It ends with the connection. */
export async function runDecoder(decoder: (sampleRate: number) => Promise<NativeDecode>): Promise<void> {
  const start = JSON.parse(process.env[DECODER_VARIABLE] ?? '') as DecoderStart;
  delete process.env[DECODER_VARIABLE];
  const connection = connect({ host: '127.0.0.1', port: start.port });
  // A decoder is of no use to anybody else; native code under way ends with the process.
  connection.on('close', () => process.exit(0));
  const reader = createByteReader(connection);
  const hello = Buffer.concat([Buffer.from(start.token), Buffer.alloc(4)]);
  hello.writeUInt32LE(process.pid, hello.length - 4);
  connection.write(hello);
  const decoders = new Map<number, NativeDecode>();
  for (;;) {
    const { sampleRate, fileBytes } = parseRequestHeader(await reader.read(REQUEST_HEADER_BYTES));
    const file = await reader.read(fileBytes);
    const watch = watchDecoding();
    try {
      const decode = decoders.get(sampleRate) ?? (await decoder(sampleRate));
      decoders.set(sampleRate, decode);
      sendSound(connection, await decode(file));
    } catch (error) {
      sendRefusal(connection, error);
    } finally {
      watch.stop();
    }
  }
}

function sendSound(connection: Socket, channels: Float32Array[]): void {
  const samples = channels[0]?.length ?? 0;
  if (channels.length * samples * Float32Array.BYTES_PER_ELEMENT > MOST_SOUND_BYTES) process.exit(TOO_MUCH_EXIT_CODE);
  connection.cork();
  connection.write(answerHeader({ kind: 'sound', channels: channels.length, samples }));
  for (const { buffer, byteOffset, byteLength } of channels) {
    connection.write(new Uint8Array(buffer, byteOffset, byteLength));
  }
  connection.uncork();
}

function sendRefusal(connection: Socket, error: unknown): void {
  const failure = isFailure(error) ? failureRecord(error) : null;
  const refusal: DecoderRefusal = { failure, message: error instanceof Error ? error.message : String(error) };
  const json = Buffer.from(JSON.stringify(refusal));
  connection.write(Buffer.concat([answerHeader({ kind: 'refusal', jsonBytes: json.length }), json]));
}
