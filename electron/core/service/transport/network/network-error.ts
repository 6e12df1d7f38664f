/** A connection that could not be made or broke. `code` is Node's, for example ECONNREFUSED. */
export class NetworkError extends Error {
  readonly code: string;
  /** Whether the whole request was handed to the network before it broke. */
  readonly wasSent: boolean;

  constructor(cause: unknown, wasSent: boolean) {
    const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'UNKNOWN';
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'NetworkError';
    this.code = code;
    this.wasSent = wasSent;
  }
}

const NAME_CODES = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_FAIL'];
const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|EPROTO$|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** Which part of the way failed. */
export function networkStage(error: NetworkError): 'name' | 'tls' | 'reach' {
  if (NAME_CODES.includes(error.code)) return 'name';
  return TLS_CODE.test(error.code) ? 'tls' : 'reach';
}

/** What happened, as a sentence about `host`. */
export function networkSentence(error: NetworkError, host: string): string {
  switch (networkStage(error)) {
    case 'name':
      return `Can’t resolve the name ${host}. Check the address and your internet connection.`;
    case 'tls':
      return `Couldn’t make a secure connection to ${host} (${error.code}). Check your proxy and system clock.`;
    case 'reach':
      return reachSentence(error.code, host);
  }
}

function reachSentence(code: string, host: string): string {
  if (code === 'ECONNREFUSED') return `${host} refused the connection. Check the address and the port.`;
  if (code === 'ETIMEDOUT') return `${host} didn’t respond in time. Check your connection.`;
  return `The connection to ${host} was lost (${code}). Try again.`;
}
