import type { Readable } from 'node:stream';
export function isNoise(line: string): boolean;
export function sortOutput(
  stream: Readable,
  options: { logFile: string; terminal: { write(text: string): unknown } },
): { ended: Promise<void>; keptBack(): string[] };
