import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ServiceError, badRequest } from '../../service-error.ts';
import type { EngineContext } from '../../exchange.ts';
import { LINK_PATH, RESULT_PATH } from '../../files/linked-content.ts';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 3;

/** Which field is fetched, and how large it may be. `tooLarge` makes the error of one that is larger. */
export type FetchedField = { field: string; mostBytes: number; tooLarge: () => ServiceError };

/**
 * Fetches what a field of a request names from the internet, or from a link of this engine; never from another address of
 * this computer or its network.
 * @throws ServiceError 400
 */
export async function fetchReference(
  context: EngineContext,
  source: string,
  wanted: FetchedField,
): Promise<Uint8Array> {
  const signal = AbortSignal.any([context.get('gone'), AbortSignal.timeout(TIMEOUT_MS)]);
  const own = new URL(context.req.url).origin;
  let address = source;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const url = parse(address, wanted);
    const answer = await request(url, { isOwn: isOwnLink(url, own), signal, wanted });
    if (!('redirect' in answer)) return answer.bytes;
    address = new URL(answer.redirect, url).href;
  }
  throw unreachable(wanted, 'it redirects too often');
}

const unreachable = ({ field }: FetchedField, why: string): ServiceError =>
  badRequest(`invalid params: ${field} cannot be fetched: ${why}`);

function parse(address: string, wanted: FetchedField): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw unreachable(wanted, 'it is no web address and no data URL');
  return url;
}

/** Links of files and results open without a key, so reading one gives nothing that its owner did not have. */
const isOwnLink = (url: URL, own: string): boolean =>
  url.origin === own && (url.pathname.startsWith(`${LINK_PATH}/`) || url.pathname.startsWith(`${RESULT_PATH}/`));

type Fetched = { bytes: Uint8Array } | { redirect: string };

type Asked = { isOwn: boolean; signal: AbortSignal; wanted: FetchedField };

async function request(url: URL, { isOwn, signal, wanted }: Asked): Promise<Fetched> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is not looked up, so the lookup below would not see it.
  if (!isOwn && isIP(host) !== 0 && !isPublicAddress(host)) throw unreachable(wanted, 'its address is not public');
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise<Fetched>((resolve, reject) => {
    const sent = get(url, { signal, lookup: isOwn ? undefined : publicLookup }, (response) => {
      receive(response, wanted).then(resolve, reject);
    });
    sent.on('error', (error) => reject(error instanceof ServiceError ? error : unreachable(wanted, error.message)));
  });
}

async function receive(response: http.IncomingMessage, wanted: FetchedField): Promise<Fetched> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy();
    return { redirect: headers.location };
  }
  if (statusCode !== 200) {
    response.destroy();
    throw unreachable(wanted, `the server answered ${statusCode}`);
  }
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > wanted.mostBytes) throw wanted.tooLarge();
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}

/** Judges the very address that is connected to: one judged earlier could have been replaced since. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const closed = addresses?.find(({ address }) => !isPublicAddress(address));
    const first = addresses?.[0];
    if (error) callback(error, '', 0);
    else if (closed || !first) callback(new Error('its address is not public'), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
