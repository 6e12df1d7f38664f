import type { ProcessStarter } from '../process-starter.ts';
import { programFile } from '../program-file.ts';
import { DECODER_VARIABLE, type StartDecoder } from './decoder-protocol.ts';

/** Starts decoders' processes with `processes`; `onEnd` is told the code of each that did not end as it was asked to. */
export function decoderStarter(
  processes: ProcessStarter,
  { onLine, onEnd }: { onLine: (line: string) => void; onEnd: (code: number | null) => void },
): StartDecoder {
  return (start) => {
    const child = processes.start({
      entry: programFile(import.meta, { source: 'decoder-process.ts', bundled: 'decoder.js' }),
      args: [],
      env: { [DECODER_VARIABLE]: JSON.stringify(start) },
      name: 'Atelier decoder',
    });
    child.onLine(onLine);
    child.onExit((code) => {
      if (code !== 0) onEnd(code);
    });
  };
}
