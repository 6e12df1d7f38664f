import type { FailureData } from '../failures/failure.ts';
import { textIn } from '../failures/failure-data.ts';
import { type Finding, findingText } from './finding.ts';

const host = (data: FailureData) => textIn(data, 'host') ?? 'The service';

const CONNECTION = {
  balance_ok: 'No balance problem reported.',
  certificate: (data: FailureData) => {
    const issuer = textIn(data, 'issuer') ?? 'an unknown issuer';
    return `Encrypted (${textIn(data, 'protocol') ?? 'TLS'}), certificate from ${issuer}.`;
  },
  key_accepted: 'The service accepts the key.',
  key_known: 'The service recognises the key.',
  key_missing: 'No key stored.',
  lost: (data: FailureData) => `The connection to ${host(data)} was lost${inBrackets(data)}. Try again.`,
  name_by_proxy: 'The proxy resolves the name.',
  name_found: (data: FailureData) => `${host(data)} resolves to ${textIn(data, 'address') ?? 'an address'}.`,
  name_unknown: (data: FailureData) =>
    `Can’t resolve the name ${host(data)}. Check the address and your internet connection.`,
  no_encryption: 'The address is on this computer and needs no encryption.',
  no_proxy: 'No proxy is set for this address.',
  not_tested: 'Not tested, because an earlier step failed.',
  other_server: 'Another server responds at this address, not the service. Check the address.',
  proxy: (data: FailureData) => `Requests go through the proxy ${textIn(data, 'proxy') ?? 'of the system'}.`,
  rate_ok: 'No rate limit hit.',
  refused: (data: FailureData) => `${host(data)} refused the connection. Check the address and the port.`,
  responds: (data: FailureData) => `${host(data)} responds.`,
  timed_out: (data: FailureData) => `${host(data)} didn’t respond in time. Check your connection.`,
  tls_failed: (data: FailureData) =>
    `Couldn’t make a secure connection to ${host(data)}${inBrackets(data)}. Check your proxy and system clock.`,
} as const;

/** The system's own code of a network error, which people look up. */
function inBrackets(data: FailureData): string {
  const code = textIn(data, 'systemCode');
  return code === null ? '' : ` (${code})`;
}

/** Stable name of what a step of a connection test found. */
export type ConnectionReason = keyof typeof CONNECTION;

/** What a step found, as sentences. */
export const connectionText = (finding: Finding<ConnectionReason>): string => findingText(CONNECTION, finding);
