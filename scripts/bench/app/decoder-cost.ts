import { decodeHere } from '../../../shared/audio/decoders/native-decode.ts';
import { createDecoderClient } from '../../../shared/processes/decoder/decoder-client.ts';
import { decoderStarter } from '../../../shared/processes/decoder/start-decoder.ts';
import { nodeProcessStarter } from '../../../shared/processes/node-process-starter.ts';

const ROUNDS = 30;

/** Seconds that decoding a slice takes, in this process and in one of its own, and what starting that one takes once. */
export type DecoderCost = { hereSeconds: number; apartSeconds: number; startSeconds: number };

/** Decodes one slice many times in both ways, in turns, after one round that loads the library. */
export async function decoderCost(slice: Uint8Array, sampleRate: number): Promise<DecoderCost> {
  const client = createDecoderClient(
    decoderStarter(nodeProcessStarter, {
      onLine: (line) => console.log(`  ${line}`),
      onEnd: (code) => console.log(`  the decoder ended with ${code}`),
    }),
  );
  const here = await decodeHere(sampleRate);
  await here(slice);
  const startSeconds = await secondsOf(() => client.decode(slice, sampleRate));
  let [hereSeconds, apartSeconds] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    hereSeconds += await secondsOf(() => here(slice));
    apartSeconds += await secondsOf(() => client.decode(slice, sampleRate));
  }
  client.close();
  return { hereSeconds: hereSeconds / ROUNDS, apartSeconds: apartSeconds / ROUNDS, startSeconds };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
