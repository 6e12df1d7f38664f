import { MessageChannel, type MessagePort, Worker, isMainThread, parentPort } from 'node:worker_threads';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { Core } from '../../../electron/core/create-core.ts';
import { createRpc } from '../../../electron/rpc/create-rpc.ts';
import type { ContractClient } from '../../../shared/contract/index.ts';
import { median } from '../../../shared/domain/quantile.ts';
import { type BenchRow, printBenchRows } from '../bench-row.ts';

const ROUNDS = 7;
const CALLS = 2000;
/** Finding, parsing and typing a call may cost this many bare messages. */
const MOST_TIMES = 10;

type Ports = { rpc: MessagePort; echo: MessagePort };

/**
 * Time of an RPC call through the app's own handlers, from one thread to another and back, against a bare message on the
 * same kind of port. Rounds of the two take turns, so that a busy machine slows both.
 */
export async function benchRpc(): Promise<BenchRow[]> {
  const rpc = new MessageChannel();
  const echo = new MessageChannel();
  const served = new Worker(new URL(import.meta.url));
  served.postMessage({ rpc: rpc.port2, echo: echo.port2 } satisfies Ports, [rpc.port2, echo.port2]);
  rpc.port1.start();
  const client: ContractClient = createORPCClient(new RPCLink({ port: rpc.port1 }));
  try {
    const ping = () => client.app.ping();
    const bare = () => roundTrip(echo.port1);
    await Promise.all([timed(ping), timed(bare)]);
    const rounds: { pingMs: number; bareMs: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ bareMs: await timed(bare), pingMs: await timed(ping) });
    }
    return rowsOf(rounds);
  } finally {
    rpc.port1.close();
    echo.port1.close();
    await served.terminate();
  }
}

function rowsOf(rounds: { pingMs: number; bareMs: number }[]): BenchRow[] {
  const pingUs = 1000 * median(rounds.map((round) => round.pingMs));
  const bareUs = 1000 * median(rounds.map((round) => round.bareMs));
  const ratio = median(rounds.map((round) => round.pingMs / round.bareMs));
  return [
    { name: 'RPC: call and answer', value: pingUs, unit: 'us' },
    { name: 'RPC: bare message and answer', value: bareUs, unit: 'us' },
    {
      name: 'RPC: call against bare message',
      value: ratio,
      unit: 'times',
      target: `<= ${MOST_TIMES}`,
      ok: ratio <= MOST_TIMES,
      note: `median of ${ROUNDS} rounds of ${CALLS} calls`,
    },
  ];
}

/** Mean time of one call in ms, one after the other. */
async function timed(call: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now();
  for (let count = 0; count < CALLS; count += 1) await call();
  return (performance.now() - startedAtMs) / CALLS;
}

/** The same facts as a ping asks and answers, so that only the RPC differs. */
function roundTrip(port: MessagePort): Promise<unknown> {
  return new Promise((resolve) => {
    port.once('message', resolve);
    port.postMessage({ path: 'app/ping' });
  });
}

/** The other thread: the app's RPC door over a core that can do nothing but answer a ping. */
function serve({ rpc, echo }: Ports): void {
  const core = { app: { ping: () => ({ nowMs: Date.now() }) } } as unknown as Core;
  const silent = () => undefined;
  createRpc({ core, log: { info: silent, warn: silent, error: silent } }).serve(rpc);
  rpc.start();
  echo.on('message', () => echo.postMessage({ nowMs: Date.now() }));
}

if (!isMainThread) parentPort?.once('message', serve);
else if (process.argv[1] === fileURLToPath(import.meta.url)) printBenchRows(await benchRpc());
