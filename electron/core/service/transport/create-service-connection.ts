import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { answerOf, cleanerFor, cleanValue, type Answer } from './answer.ts';
import { failureIn, networkFailure, traceIdOf, unusableAnswer } from './decode-failure.ts';
import { sendRequest } from './http-exchange.ts';
import { NetworkError } from './network/network-error.ts';
import { createAgents, type Agents } from './network/proxy-agents.ts';
import type { RateKey } from './network/request-rates.ts';
import { openResultLink } from './result-links.ts';
import { DEFAULT_RETRY_POLICY, withRetries } from './network/with-retries.ts';
import { bareAnswer, brokenAnswer, type OpenAnswer } from './open-answer.ts';
import type { ServiceConnectionOptions, CallOptions, Operation, ServiceConnection } from './service-connection.ts';

const IDLE_TIMEOUT_MS = 90_000;
const LARGEST_ANSWER_BYTES = 256 * 1024 * 1024;
const LARGEST_ERROR_BYTES = 1024 * 1024;

/** Opens a connection; nothing is sent yet. */
export function createServiceConnection(options: ServiceConnectionOptions): ServiceConnection {
  const agents = createAgents();
  const policy = { ...DEFAULT_RETRY_POLICY, ...options.retry };
  const sendOnce = createSender(options, agents);
  let lastClean = cleanerFor(null);
  const send: Send = async (...request) => {
    const open = await sendOnce(...request);
    lastClean = open.clean;
    return open;
  };

  /** `use` belongs to the try: a business error in a body with HTTP 200 is as retryable as any other. */
  async function run<Result>(
    operation: Operation,
    call: CallOptions,
    use: (answer: OpenAnswer) => Promise<Result>,
  ): Promise<Result> {
    const signal = call.signal ?? new AbortController().signal;
    const { onWaiting } = call;
    const { rates } = options;
    const { path, model = null, amount = 1 } = operation;
    // Only where rates are counted: an address that cannot be had is otherwise told by the sending itself.
    const key: RateKey | null = rates ? { baseUrl: await baseUrlOf(options), path, model } : null;
    const once = async () => {
      if (key) await rates?.turn(key, { signal, amount, ...(onWaiting ? { onWaiting } : {}) });
      return use(await send(operation, call, signal));
    };
    const onRefused = (untilMs: number) => void (key && rates?.refuse(key, untilMs));
    return withRetries(once, { policy, signal, onWaiting, onRefused });
  }

  return {
    json: async (operation, schema, call = {}) =>
      run(operation, call, async (open) => {
        const answer = await readSuccess(open);
        noteId(answer, call);
        if (answer.json === undefined) throw unusableAnswer(answer, 'not_json');
        const parsed = schema.safeParse(answer.json);
        if (!parsed.success) throw unusableAnswer(answer, 'format', parsed.error);
        return parsed.data;
      }),
    open: async (operation, call = {}) => run(operation, call, refuseErrorBody),
    openLink: async (link, call = {}) =>
      withRetries(async () => openResultLink(link, agents, call), {
        policy,
        signal: call.signal ?? new AbortController().signal,
        ...(call.onWaiting ? { onWaiting: call.onWaiting } : {}),
      }),
    clean: (value) => cleanValue(value, lastClean),
    dispose: () => agents.dispose(),
  };
}

const baseUrlOf = async ({ baseUrl }: ServiceConnectionOptions): Promise<string> =>
  typeof baseUrl === 'string' ? baseUrl : await baseUrl();

type Send = (operation: Operation, call: CallOptions, signal: AbortSignal) => Promise<OpenAnswer>;

/** Makes what sends one try and hands back only HTTP successes. */
function createSender(options: ServiceConnectionOptions, agents: Agents): Send {
  return async (operation, call, signal) => {
    const baseUrl = await baseUrlOf(options);
    const key = await options.key(baseUrl);
    if (!key) throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings.');
    const url = new URL(`${baseUrl}${operation.path}`);
    const request = {
      method: operation.method,
      url,
      headers: { Accept: '*/*', ...operation.headers, Authorization: `Bearer ${key}` },
      body: operation.body ? await operation.body() : null,
      agent: agents.agentFor(url),
      signal,
      idleTimeoutMs: operation.idleTimeoutMs ?? IDLE_TIMEOUT_MS,
      ...(call.onUploadProgress ? { onUploadProgress: call.onUploadProgress } : {}),
    };
    const response = await sendRequest(request).catch((error: unknown) => {
      throw error instanceof NetworkError ? networkFailure(error, url) : error;
    });
    const open = { response, clean: cleanerFor(key) };
    noteId(bareAnswer(open), call);
    if (response.status >= 200 && response.status < 300) return open;
    const answer = await readAnswer(open, LARGEST_ERROR_BYTES).catch((error: unknown) => {
      if (signal.aborted) throw error;
      // The status alone says enough where the body of an error cannot be read.
      return bareAnswer(open);
    });
    throw failureIn(answer) ?? unusableAnswer(answer, 'status');
  };
}

/** Most answers have their id in the head; some only in the body. */
function noteId(answer: Answer, { onRequestId }: CallOptions): void {
  const id = traceIdOf(answer);
  if (id !== null) onRequestId?.(id);
}

async function readSuccess(open: OpenAnswer): Promise<Answer> {
  const answer = await readAnswer(open, LARGEST_ANSWER_BYTES);
  const failure = failureIn(answer);
  if (failure) throw failure;
  return answer;
}

/** An error before a stream begins is an ordinary JSON body, with HTTP 200 on most operations. */
async function refuseErrorBody(open: OpenAnswer): Promise<OpenAnswer> {
  const { headers } = open.response;
  // The interface declares JSON for stored files too; those have a name.
  const isFile = headers['content-disposition'] !== undefined;
  if (isFile || !/^application\/json/i.test(headers['content-type'] ?? '')) return open;
  throw unusableAnswer(await readSuccess(open), 'json_instead');
}

/** Reads a whole body. Throws ServiceFailure NETWORK_UNREACHABLE when it breaks off, CANCELLED when the caller stops it. */
async function readAnswer(open: OpenAnswer, maxBytes: number): Promise<Answer> {
  const { response } = open;
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw unusableAnswer(bareAnswer(open), 'too_long');
      chunks.push(chunk);
    }
  } catch (error) {
    throw brokenAnswer(error, response);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return answerOf(response, { text, clean: open.clean });
}
