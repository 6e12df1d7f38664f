import dns from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { badRequest } from '../../service-error.ts';

/** Loopback and private networks: the receivers of an engine that works on one computer (gaps.md G23). */
const near = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(address, bits, 'ipv4');
near.addSubnet('::1', 128, 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** Whether pushes may go to an IP address. Addresses of version 4 in disguise are judged as what they are. */
export function isNearAddress(address: string): boolean {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(embedded);
  return version !== 0 && near.check(embedded, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The address for pushes, or null without one.
 * @throws ServiceError 400 when it is no web address, or not on this computer or its private network
 */
export async function requireCallbackUrl(text: string | undefined): Promise<string | null> {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw badRequest('invalid params: callback_url must be an http or https address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await lookUp(host) : [host];
  if (addresses.length === 0 || !addresses.every(isNearAddress))
    throw badRequest('invalid params: callback_url must be on this computer or its private network');
  return url.href;
}

async function lookUp(host: string): Promise<string[]> {
  try {
    return (await dns.lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    // A name that nobody knows is no address on this computer.
    return [];
  }
}
