import type * as z from 'zod';
import type { EngineContext } from './exchange.ts';
import { badRequest, bodyTooLarge } from './service-error.ts';

const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Reads a JSON body and checks it; of at most 4 MB unless `mostBytes` allows more.
 * @throws ServiceError 400 that names the field, 413
 */
export async function readJsonBody<Schema extends z.ZodType>(
  context: EngineContext,
  schema: Schema,
  mostBytes = MOST_BYTES,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(parseJson(await readText(context, mostBytes)));
  if (parsed.success) return parsed.data;
  throw badRequest(`invalid params: ${sentenceOf(parsed.error.issues[0])}`);
}

async function readText(context: EngineContext, mostBytes: number): Promise<string> {
  const announced = Number(context.req.header('Content-Length') ?? 0);
  if (announced > mostBytes) throw bodyTooLarge(announced, mostBytes);
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const body = context.req.raw.body;
  if (!body) return '';
  for await (const chunk of body) {
    sizeBytes += chunk.length;
    if (sizeBytes > mostBytes) throw bodyTooLarge(sizeBytes, mostBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('invalid params: the body must be JSON');
  }
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const field = issue?.path.map(String).join('.') || 'the body';
  const message = issue?.message ?? 'is not valid';
  if (message.endsWith('received undefined')) return `${field} is required`;
  // All that is said of a field that may be of several types.
  if (message === 'Invalid input') return `${field} is missing or has the wrong type`;
  // zod begins with the kind of the mistake; what follows it is what a caller needs.
  return `${field}: ${message.replace(/^(Invalid input|Invalid option|Too small|Too big): /, '')}`;
}
