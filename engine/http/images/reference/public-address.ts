import { BlockList, isIP } from 'node:net';

/** Networks that are not the internet (RFC 6890): what a picture's address must never reach. */
const closed = new BlockList();
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
const V6 = [
  '::/128',
  '::1/128',
  '64:ff9b::/96',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
];
for (const [family, networks] of [
  ['ipv4', V4],
  ['ipv6', V6],
] as const) {
  for (const network of networks) {
    const [address, bits] = network.split('/');
    closed.addSubnet(address!, Number(bits), family);
  }
}

/** Whether an IP address belongs to the internet. Addresses of version 4 in disguise are judged as what they are. */
export function isPublicAddress(address: string): boolean {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(embedded);
  if (version === 0) return false;
  return !closed.check(embedded, version === 4 ? 'ipv4' : 'ipv6');
}
