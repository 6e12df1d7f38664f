import type { FileStore } from '../../files/file-store.ts';
import type { ResultStore } from '../../files/result-store.ts';
import type { EngineContext } from '../exchange.ts';
import { ServiceError } from '../service-error.ts';
import { contentResponse } from './content-response.ts';

/** Path under which links open stored files without a key. */
export const LINK_PATH = '/v1/files/link';
/** Path under which links open results without a key. */
export const RESULT_PATH = '/v1/files/result';

/** `GET /v1/files/link/<token>`: what `download_url` points to. The token is the permission. */
export const fileLink =
  (store: FileStore) =>
  async (context: EngineContext): Promise<Response> => {
    const file = await store.openLink(context.req.param('token') ?? '');
    if (!file) throw new ServiceError(404, 'This link has expired', { code: 2013 });
    return contentResponse(context, { ...file, file: store.pathOf(file) });
  };

/** `GET /v1/files/result/<name>`: what `data.audio` and its kin point to. The name is the permission. */
export const resultLink =
  (results: ResultStore) =>
  async (context: EngineContext): Promise<Response> => {
    const result = await results.open(context.req.param('name') ?? '');
    if (!result) throw new ServiceError(404, 'This link has expired', { code: 2013 });
    return contentResponse(context, result);
  };

/** The absolute address of a result that `results.add` named. */
export const resultUrl = (context: EngineContext, name: string): string =>
  `${new URL(context.req.url).origin}${RESULT_PATH}/${name}`;
