import { decodeNativelyWith } from '../../audio/decoders/native-decode.ts';
import { createDecoderClient } from './decoder-client.ts';
import type { StartDecoder } from './decoder-protocol.ts';

/** Makes this thread decode AAC and ALAC in a process of its own, so that a file that breaks the decoder fails alone. */
export function decodeInOwnProcess(start: StartDecoder): void {
  const client = createDecoderClient(start);
  decodeNativelyWith((sampleRate) => Promise.resolve((file) => client.decode(file, sampleRate)));
}
