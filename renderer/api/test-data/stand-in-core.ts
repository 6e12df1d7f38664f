import { ORPCError, os } from '@orpc/server';
import { RPCHandler } from '@orpc/server/message-port';
import { onTestFinished, vi } from 'vitest';
import type * as z from 'zod';
import { type ContractClient, contract } from '../../../shared/contract/index.ts';
import { isFailure } from '../../../shared/domain/failures/failure.ts';
import { reconnect } from '../client.ts';
import { queryClient } from '../query-client.ts';

/** What core answers to some of its procedures, as the contract says it; any other call fails. */
export type Answers = {
  [Domain in keyof ContractClient]?: {
    [Name in keyof ContractClient[Domain]]?: ContractClient[Domain][Name] extends (
      input: infer Input,
      ...rest: never[]
    ) => Promise<infer Output>
      ? (input: Input) => Output | Promise<Output>
      : never;
  };
};

/** The page and core as far as a test sees them. */
export type StandIn = {
  /** What was asked of core, in order: `organisation.bin` and its input. */
  asked: [name: string, input: unknown][];
  /** The address of the page, e.g. `#/speak/s_1`. */
  hash: () => string;
};

/**
 * A core that answers what a test says, behind a real port, for the real client of the window. It lives until the test ends.
 * What it throws arrives as core's failures do, and it refuses what core would refuse by the contract.
 */
export function standInCore(answers: Answers): StandIn {
  const asked: StandIn['asked'] = [];
  const router = Object.fromEntries(
    Object.entries(answers).map(([domain, procedures]) => [
      domain,
      Object.fromEntries(
        Object.entries(procedures as Record<string, (input: unknown) => unknown>).map(([name, answer]) => [
          name,
          os.handler(async ({ input }) => {
            asked.push([`${domain}.${name}`, input]);
            assertContract(domain, name, input);
            try {
              return await answer(input);
            } catch (error) {
              throw asFailure(error);
            }
          }),
        ]),
      ),
    ]),
  );
  const page = standInPage(() => {
    const { port1, port2 } = new MessageChannel();
    new RPCHandler(router).upgrade(port1, { context: {} });
    port1.start();
    onTestFinished(() => port1.close());
    return port2;
  });
  reconnect();
  queryClient.clear();
  return { asked, hash: () => page.location.hash };
}

type Procedure = { '~orpc': { inputSchema?: z.ZodType } };

/** Tickets and IDs of tests are short names, so what only their format refuses is taken. */
function assertContract(domain: string, name: string, input: unknown): void {
  const domains = contract as unknown as Record<string, Record<string, Procedure>>;
  const issues = domains[domain]?.[name]?.['~orpc'].inputSchema?.safeParse(input).error?.issues ?? [];
  const refused = issues.find(({ code }) => code !== 'invalid_format');
  if (!refused) return;
  const message = `${domain}.${name} refuses ${refused.path.join('.')}: ${refused.message}`;
  throw new ORPCError('BAD_REQUEST', { message });
}

function asFailure(error: unknown): unknown {
  if (!isFailure(error)) return error;
  const { code, message, data } = error;
  return new ORPCError('FAILURE', { status: 400, defined: true, data: { code, message, data, incidentId: null } });
}

/** What of a page the client and the address need. `openPort` gives the window's end of a new channel. */
function standInPage(openPort: () => MessagePort) {
  const location = { hash: '', replace: (hash: string) => void (location.hash = hash) };
  const page = Object.assign(new EventTarget(), { location, atelier: { platform: 'linux', requestPort } });
  function requestPort(nonce: string): void {
    const data = { kind: 'atelier:port', nonce };
    page.dispatchEvent(Object.assign(new Event('message'), { source: page, ports: [openPort()], data }));
  }
  vi.stubGlobal('window', page);
  return page;
}
