import type { DecoderStart } from './decoder-protocol.ts';

/** Set to 1 in the environment of an engine whose host starts its decoders when it prints a decoderLine. */
export const HOST_STARTS_DECODERS = 'ATELIER_ENGINE_HOST_STARTS_DECODERS';

const LINE = /^ATELIER_ENGINE_DECODER \{"port":(\d{1,5}),"token":"([0-9a-f]+)"\}\s*$/;

/** What an engine prints to ask its host for a decoder. */
export const decoderLine = ({ port, token }: DecoderStart): string =>
  `ATELIER_ENGINE_DECODER ${JSON.stringify({ port, token })}`;

/** What decoderLine wrote, null for any other line. */
export function parseDecoderLine(line: string): DecoderStart | null {
  const [, port, token] = LINE.exec(line) ?? [];
  return port && token ? { port: Number(port), token } : null;
}
