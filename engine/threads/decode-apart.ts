import process from 'node:process';
import { decodeInOwnProcess } from '../../shared/processes/decoder/decode-in-own-process.ts';
import { decoderLine, HOST_STARTS_DECODERS } from '../../shared/processes/decoder/decoder-line.ts';
import { decoderStarter } from '../../shared/processes/decoder/start-decoder.ts';
import { nodeProcessStarter } from '../../shared/processes/node-process-starter.ts';

/**
 * Makes this thread of the engine decode AAC and ALAC in a process of its own. Who started the engine starts that process
 * where it said so: inside the packed app, only the app can.
 */
export function decodeApart(): void {
  if (process.env[HOST_STARTS_DECODERS] === '1') {
    decodeInOwnProcess((start) => void process.stdout.write(`${decoderLine(start)}\n`));
    return;
  }
  const say = (line: string) => void process.stderr.write(`[decoder] ${line}\n`);
  const onEnd = (code: number | null) => say(`ended with ${code ?? 'a signal'}`);
  decodeInOwnProcess(decoderStarter(nodeProcessStarter, { onLine: say, onEnd }));
}
