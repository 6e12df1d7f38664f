import type { Log } from '../host-ports.ts';

/** Tells the log what a decoder's process prints, and how it ended where that was not asked for. */
export function decoderNews(log: Partial<Pick<Log, 'info' | 'warn'>> | undefined) {
  return {
    onLine: (line: string) => log?.info?.('A decoder remarked', { line: line.slice(0, 500) }),
    onEnd: (code: number | null) => log?.warn?.('A decoder ended over a file', { code }),
  };
}
