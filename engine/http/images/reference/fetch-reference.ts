import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { IMAGE_LIMITS } from '../../../../shared/service-api/images.ts';
import { ServiceError, badRequest } from '../../service-error.ts';
import type { EngineContext } from '../../exchange.ts';
import { LINK_PATH, RESULT_PATH } from '../../files/linked-content.ts';
import { isPublicAddress } from './public-address.ts';
import { referenceTooLarge } from './reference-too-large.ts';

const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 3;

/**
 * Fetches a picture from the internet, or from a link of this engine; never from another address of this computer or
 * its network.
 * @throws ServiceError 400
 */
export async function fetchReference(context: EngineContext, source: string): Promise<Uint8Array> {
  const signal = AbortSignal.any([context.get('gone'), AbortSignal.timeout(TIMEOUT_MS)]);
  const own = new URL(context.req.url).origin;
  let address = source;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const url = parse(address);
    const answer = await request(url, { isOwn: isOwnLink(url, own), signal });
    if (!('redirect' in answer)) return answer.bytes;
    address = new URL(answer.redirect, url).href;
  }
  throw unreachable('it redirects too often');
}

const unreachable = (why: string): ServiceError =>
  badRequest(`invalid params: subject_reference cannot be fetched: ${why}`);

function parse(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw unreachable('it is no web address and no data URL');
  return url;
}

/** Links of files and results open without a key, so reading one gives nothing that its owner did not have. */
const isOwnLink = (url: URL, own: string): boolean =>
  url.origin === own && (url.pathname.startsWith(`${LINK_PATH}/`) || url.pathname.startsWith(`${RESULT_PATH}/`));

type Fetched = { bytes: Uint8Array } | { redirect: string };

async function request(url: URL, { isOwn, signal }: { isOwn: boolean; signal: AbortSignal }): Promise<Fetched> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is not looked up, so the lookup below would not see it.
  if (!isOwn && isIP(host) !== 0 && !isPublicAddress(host)) throw unreachable('its address is not public');
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise<Fetched>((resolve, reject) => {
    const sent = get(url, { signal, lookup: isOwn ? undefined : publicLookup }, (response) => {
      receive(response).then(resolve, reject);
    });
    sent.on('error', (error) => reject(error instanceof ServiceError ? error : unreachable(error.message)));
  });
}

async function receive(response: http.IncomingMessage): Promise<Fetched> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) {
    response.destroy();
    return { redirect: headers.location };
  }
  if (statusCode !== 200) {
    response.destroy();
    throw unreachable(`the server answered ${statusCode}`);
  }
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > IMAGE_LIMITS.referenceBytes) throw referenceTooLarge();
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
