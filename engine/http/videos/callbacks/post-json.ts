import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isNearAddress } from './callback-address.ts';

/** A receiver has this long (service.md, Video task callback). */
const TIMEOUT_MS = 3000;
const MOST_ANSWER_BYTES = 64 * 1024;

/**
 * Posts JSON without any key and gives what a 2xx answer says. Redirects are not followed.
 * @throws Error when the receiver cannot be reached, answers late or with another status
 */
export async function postJson(address: string, body: unknown, signal: AbortSignal): Promise<string> {
  const url = new URL(address);
  const { request } = url.protocol === 'https:' ? https : http;
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = { 'Content-Type': 'application/json', 'Content-Length': bytes.length };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, lookup: nearLookup, signal: limit, agent: false } as const;
    const sent = request(url, options, (response) => {
      readText(response).then(resolve, reject);
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}

async function readText(response: http.IncomingMessage): Promise<string> {
  const { statusCode = 0 } = response;
  if (statusCode < 200 || statusCode > 299) {
    response.destroy();
    throw new Error(`The receiver answered ${statusCode}`);
  }
  let text = '';
  for await (const chunk of response as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.length > MOST_ANSWER_BYTES) throw new Error('The receiver answered too much');
  }
  return text;
}

/** Judges the very address that is connected to: a name can stand for another one than when the task was created. */
const nearLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error) callback(error, '', 0);
    else if (!first || !addresses.every(({ address }) => isNearAddress(address)))
      callback(new Error('The receiver is not on this computer or its private network'), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
