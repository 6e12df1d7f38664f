import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { ContractClient } from '../../../shared/contract/index.ts';
import { neutralRecipe } from '../../../shared/domain/test-data/script-data.ts';
import { narrationScript, narrationTexts } from '../app/speech/narration.ts';
import { openCore } from '../app/open-core.ts';
import { median } from '../../../shared/domain/quantile.ts';
import { type BenchRow, printBenchRows } from '../bench-row.ts';

const LINES = 5000;
const ROUNDS = 60;
const JOB = 'waiting' as JobId;
/** Asked ten times a second while a take grows; together with drawing it must leave a frame free. */
const MOST_SHARE = 0.2;

type Round = { wholeMs: number; changedMs: number };

/**
 * What the Speak panel asks while lines are made: 5,000 lines wait, one changes. Reading all of them through the app's own
 * handlers and a real port, against what changed since the last answer; the two take turns.
 */
export async function benchGeneration(): Promise<BenchRow[]> {
  const { core, folder, log, dispose } = await openCore();
  const { createRpc } = await import('../../../electron/rpc/create-rpc.ts');
  const { openDatabase } = await import('../../../electron/core/database/database.ts');
  const { insertLine, updateLine } = await import('../../../electron/core/speech/line-table.ts');
  const { id, lines, settings } = await narrationScript(core, 'Waiting', narrationTexts(LINES));
  const { db, close } = openDatabase(path.join(folder, 'data', 'atelier.db'));
  const channel = new MessageChannel();
  try {
    db.write((tx) => {
      for (const [position, { id: lineId, text }] of lines.entries()) {
        const recipe = neutralRecipe(text, { voiceId: 'any' });
        const line = { jobId: JOB, position, scriptId: id, lineId, recipe, sound: settings.sound };
        insertLine(tx, { ...line, route: 'stream' });
      }
    });
    createRpc({ core, log }).serve(channel.port1);
    channel.port1.start();
    const client: ContractClient = createORPCClient(new RPCLink({ port: channel.port2 }));
    channel.port2.start();
    const change = (position: number) =>
      db.write((tx) => updateLine(tx, { jobId: JOB, position }, { state: position % 2 ? 'done' : 'failed' }));
    return rowsOf(await takeTurns(client, id, change));
  } finally {
    channel.port1.close();
    channel.port2.close();
    close();
    await dispose();
  }
}

async function takeTurns(client: ContractClient, id: ItemId, change: (position: number) => void): Promise<Round[]> {
  const timed = async (since: number | null) => {
    const startedAtMs = performance.now();
    const { revision } = await client.scripts.generation({ id, since });
    return { revision, ms: performance.now() - startedAtMs };
  };
  let { revision } = await timed(null);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    change(round);
    const changed = await timed(revision);
    const whole = await timed(null);
    ({ revision } = whole);
    rounds.push({ wholeMs: whole.ms, changedMs: changed.ms });
  }
  return rounds;
}

function rowsOf(rounds: readonly Round[]): BenchRow[] {
  const changedMs = median(rounds.map((round) => round.changedMs));
  const wholeMs = median(rounds.map((round) => round.wholeMs));
  const share = changedMs / wholeMs;
  return [
    { name: `Lines being made: all of ${LINES}`, value: wholeMs, unit: 'ms' },
    { name: 'Lines being made: what changed', value: changedMs, unit: 'ms' },
    {
      name: 'Lines being made: what changed against all',
      value: share,
      unit: 'times',
      target: `<= ${MOST_SHARE}`,
      ok: share <= MOST_SHARE,
      note: `median of ${ROUNDS} rounds`,
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printBenchRows(await benchGeneration());
