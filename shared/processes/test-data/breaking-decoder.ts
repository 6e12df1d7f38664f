import process from 'node:process';
import { decodeHere } from '../../audio/decoders/native-decode.ts';
import { runDecoder } from '../decoder/run-decoder.ts';

/** A decoder whose native code breaks over the slice whose number is its argument. */
const breaksAt = Number(process.argv[2]);

await runDecoder(async (sampleRate) => {
  const decode = await decodeHere(sampleRate);
  let slices = 0;
  return async (file) => {
    slices += 1;
    if (slices === breaksAt) process.kill(process.pid, 'SIGSEGV');
    return await decode(file);
  };
});
