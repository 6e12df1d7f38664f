import { decodeHere } from '../../audio/decoders/native-decode.ts';
import { runDecoder } from './run-decoder.ts';

/*
 * The process of the native decoder of AAC and ALAC: node decoder-process.ts, with ATELIER_DECODER in its environment.
 * It connects to the thread that reads a recording, decodes one slice after the other, and ends with the connection. It ends
 * by itself where a slice takes too long or too much memory; a fault of the native code ends it and nothing else.
 */
await runDecoder(decodeHere);
