import path from 'node:path';
import process from 'node:process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema, type ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import type { BundledCli } from './bundled-cli.ts';

/** The client of the official SDK, connected to a process of its own that runs `atelier mcp`. */
export type McpClient = {
  client: Client;
  pid: number;
  /** What its user was asked. */
  asked: string[];
  /** `wrong`: lines on standard output that are no messages of the protocol, and other faults. */
  heard: { stderr: string; wrong: Error[] };
  call(name: string, input?: Record<string, unknown>): ReturnType<Client['callTool']>;
};

/** Where it runs and with what; `says` is what the user answers a form, and without it the client cannot ask. */
export type McpPlace = { args: readonly string[]; home: string; says?: (() => ElicitResult) | undefined };

/** Starts the process and goes through the beginning of the protocol with it. Closing the client ends the process. */
export async function connectMcpClient({ bundle }: BundledCli, { args, home, says }: McpPlace): Promise<McpClient> {
  const capabilities = says ? { elicitation: { form: {} } } : {};
  const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities });
  const asked: string[] = [];
  if (says) {
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params.message);
      return says();
    });
  }
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [path.join(bundle, 'cli.js'), 'mcp', ...args],
    env: { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home, ATELIER_HOME: home },
    stderr: 'pipe',
  });
  const heard: McpClient['heard'] = { stderr: '', wrong: [] };
  transport.stderr?.on('data', (text: Buffer) => (heard.stderr += text.toString()));
  client.onerror = (error) => void heard.wrong.push(error);
  await client.connect(transport);
  const call: McpClient['call'] = (name, input = {}) => client.callTool({ name, arguments: input });
  return { client, pid: transport.pid ?? 0, asked, heard, call };
}
