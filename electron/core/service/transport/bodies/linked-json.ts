import type * as z from 'zod';
import type { HttpResponse } from '../http-exchange.ts';
import { unusableAnswer } from '../decode-failure.ts';
import { brokenAnswer } from '../open-answer.ts';
import type { CallOptions, ServiceConnection } from '../service-connection.ts';
import { parseJson } from '../../../../../shared/domain/files/parse-json.ts';

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
  const parsed = request.schema.safeParse(connection.clean(parseJson((await readBytes(response)).toString('utf8'))));
  if (parsed.success) return parsed.data;
  throw unusableAnswer(headOf(response), 'document_format');
}

/**
 * Reads the bytes behind a result link, up to 32 MB.
 * @throws ServiceFailure, Failure CANCELLED
 */
export async function readLinkedBytes(
  connection: ServiceConnection,
  { link, options }: { link: string; options: CallOptions },
): Promise<Uint8Array> {
  return await readBytes(await connection.openLink(link, options));
}

async function readBytes(response: HttpResponse): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes > MOST_BYTES) throw unusableAnswer(headOf(response), 'document_too_long');
      chunks.push(chunk);
    }
  } catch (error) {
    throw brokenAnswer(error, response);
  }
  return Buffer.concat(chunks);
}

function headOf({ status, headers }: HttpResponse) {
  return { status, headers, text: '', json: undefined };
}
