import path from 'node:path';
import type { ProcessStarter } from '../process-starter.ts';
import { DECODER_VARIABLE, type StartDecoder } from './decoder-protocol.ts';

/** Starts decoders' processes with `processes`; `onEnd` is told the code of each that did not end as it was asked to. */
export function decoderStarter(
  processes: ProcessStarter,
  { onLine, onEnd }: { onLine: (line: string) => void; onEnd: (code: number | null) => void },
): StartDecoder {
  return (start) => {
    const child = processes.start({
      entry: decoderEntry(),
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

/** The decoder's program: beside us in the bundle, its source file when we run from sources. */
function decoderEntry(): string {
  const isSource = import.meta.filename.endsWith('.ts');
  return path.join(import.meta.dirname, isSource ? 'decoder-process.ts' : 'decoder.js');
}
