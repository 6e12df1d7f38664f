import path from 'node:path';
import { expect, it } from 'vitest';
import { nodeProcessStarter } from '../../../../shared/processes/node-process-starter.ts';

const entry = path.join(import.meta.dirname, 'test-data/hanging-decoder.ts');

it.each(['processor', 'memory'])(
  'ends a process that takes too much of the %s, whatever its thread does',
  async (kind) => {
    const child = nodeProcessStarter.start({ entry, args: [kind], env: {}, name: 'hanging decoder' });
    const lines: string[] = [];
    child.onLine((line) => lines.push(line));
    const code = await new Promise((resolve) => child.onExit(resolve));
    // Killed, not ended by an error of its own.
    expect([code, lines]).toEqual([null, []]);
  },
  60_000,
);
