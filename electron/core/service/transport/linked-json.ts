import type * as z from 'zod';
import type { HttpResponse } from './http-exchange.ts';
import { unusableAnswer } from './decode-failure.ts';
import { brokenAnswer, type CallOptions, type ServiceConnection } from './service-connection.ts';
import { parseJson } from './parse-json.ts';

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Reads a small JSON document behind a result link.
 * @throws ServiceFailure, Failure CANCELLED
 */
export async function readLinkedJson<Schema extends z.ZodType>(
  connection: ServiceConnection,
  request: { link: string; schema: Schema; options: CallOptions },
): Promise<z.infer<Schema>> {
  const response = await connection.openLink(request.link, request.options);
  const parsed = request.schema.safeParse(connection.clean(parseJson(await readText(response))));
  if (parsed.success) return parsed.data;
  throw unusableAnswer(headOf(response), 'a document that it links to has another form');
}

async function readText(response: HttpResponse): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > MOST_BYTES) throw unusableAnswer(headOf(response), 'a document that it links to is too long');
      chunks.push(chunk);
    }
  } catch (error) {
    throw brokenAnswer(error, response);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function headOf({ status, headers }: HttpResponse) {
  return { status, headers, text: '', json: undefined };
}
