import type { FailureRecord } from '../../domain/failures/failure.ts';

/** Where a decoder's process connects to, on the loopback interface, and how it shows that it is ours. */
export type DecoderStart = { port: number; token: string };

/** Starts a decoder's process. Whether it comes shows by its connection. */
export type StartDecoder = (start: DecoderStart) => void;

/** Holds a DecoderStart as JSON in the environment of a decoder's process. */
export const DECODER_VARIABLE = 'ATELIER_DECODER';

/** Bytes of a token, and of the process ID behind it: what a decoder sends first. */
export const TOKEN_BYTES = 48;
export const HELLO_BYTES = TOKEN_BYTES + 4;

/** No slice of a recording decodes to more: 20 s of 8 channels at 192 kHz. */
export const MOST_SOUND_BYTES = 128 * 1024 * 1024;

/** Why a decoder gave nothing: a Failure of ours, or what its library threw. */
export type DecoderRefusal = { failure: FailureRecord | null; message: string };

/** To a decoder: the rate that is wanted, and the bytes of a small file that follow. */
export type RequestHeader = { sampleRate: number; fileBytes: number };

/** From a decoder: samples of each channel follow, as 32 bit floats; or a DecoderRefusal as JSON. */
export type AnswerHeader =
  | { kind: 'sound'; channels: number; samples: number }
  | { kind: 'refusal'; jsonBytes: number };

export const REQUEST_HEADER_BYTES = 8;
export const ANSWER_HEADER_BYTES = 12;

/** Writes a header for the wire. */
export function requestHeader({ sampleRate, fileBytes }: RequestHeader): Uint8Array {
  return words([sampleRate, fileBytes]);
}

/** Reads what requestHeader wrote. */
export function parseRequestHeader(bytes: Uint8Array): RequestHeader {
  const [sampleRate = 0, fileBytes = 0] = parseWords(bytes);
  return { sampleRate, fileBytes };
}

/** Writes a header for the wire. */
export function answerHeader(header: AnswerHeader): Uint8Array {
  return header.kind === 'sound' ? words([0, header.channels, header.samples]) : words([1, header.jsonBytes, 0]);
}

/** Reads what answerHeader wrote. */
export function parseAnswerHeader(bytes: Uint8Array): AnswerHeader {
  const [kind, first = 0, second = 0] = parseWords(bytes);
  return kind === 0 ? { kind: 'sound', channels: first, samples: second } : { kind: 'refusal', jsonBytes: first };
}

const words = (values: number[]) => new Uint8Array(new Uint32Array(values).buffer);
const parseWords = (bytes: Uint8Array) => new Uint32Array(bytes.slice().buffer);
