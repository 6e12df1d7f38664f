import { Readable } from 'node:stream';

const PIECE_BYTES = 256 * 1024;
const PLACE = '"audio":"';

/**
 * A JSON answer whose `data.audio` is the hex of `audio`, written while it is sent: in one text it would take several times
 * the memory of the sound for each client that waits. `body` must have an empty `data.audio` before any other text.
 */
export function hexAnswer(body: { data: { audio: '' } & Record<string, unknown> }, audio: Uint8Array): Response {
  const text = JSON.stringify(body);
  const place = text.indexOf(PLACE) + PLACE.length;
  const [head, tail] = [Buffer.from(text.slice(0, place)), Buffer.from(text.slice(place))];
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(head.length + audio.length * 2 + tail.length),
  };
  const pieces = Readable.toWeb(Readable.from(piecesOf(head, audio, tail)));
  return new Response(pieces as ReadableStream<Uint8Array>, { headers });
}

function* piecesOf(head: Uint8Array, audio: Uint8Array, tail: Uint8Array): Generator<Uint8Array> {
  yield head;
  for (let from = 0; from < audio.length; from += PIECE_BYTES) {
    const piece = audio.subarray(from, from + PIECE_BYTES);
    yield Buffer.from(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('hex'), 'latin1');
  }
  yield tail;
}
