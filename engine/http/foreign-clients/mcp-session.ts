import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What a tool says. */
export type ToolAnswer = { text: string; isError: boolean };

/** A server of the Model Context Protocol that was started as its users start it. */
export type McpSession = {
  /** Names of all tools. */
  tools: () => Promise<string[]>;
  call: (tool: string, input: object) => Promise<ToolAnswer>;
  end: () => Promise<void>;
};

type Reply = { id?: number; result?: Record<string, unknown>; error?: { message: string } };

/** Starts a server that speaks over its standard streams, and shakes hands with it. */
export async function startMcpSession(script: string, env: Record<string, string>): Promise<McpSession> {
  const child = spawn(process.execPath, [script], { env: { PATH: process.env['PATH'], ...env }, cwd: env['HOME'] });
  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const reply = JSON.parse(line) as Reply;
    waiting.get(reply.id ?? -1)?.(reply);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      for (const answer of waiting.values()) answer({ error: { message: 'the server ended' } });
      resolve();
    });
  });
  const write = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

  async function request(method: string, params: object): Promise<Record<string, unknown>> {
    lastId += 1;
    const id = lastId;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      write({ id, method, params });
    });
    waiting.delete(id);
    if (reply.error) throw new Error(reply.error.message);
    return reply.result ?? {};
  }

  const clientInfo = { name: 'tests', version: '1.0.0' };
  await request('initialize', { protocolVersion: '2024-11-05', capabilities: {}, clientInfo });
  write({ method: 'notifications/initialized' });
  return {
    async tools() {
      const { tools } = (await request('tools/list', {})) as { tools: { name: string }[] };
      return tools.map((tool) => tool.name);
    },
    async call(tool, input) {
      const result = (await request('tools/call', { name: tool, arguments: input })) as {
        content: { text: string }[];
        isError?: boolean;
      };
      return { text: result.content.map((part) => part.text).join('\n'), isError: result.isError ?? false };
    },
    async end() {
      child.kill();
      await ended;
    },
  };
}
