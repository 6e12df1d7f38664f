import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a scripted service does with one request. */
export type SpeechAnswer = (response: ServerResponse, request: IncomingMessage) => void;

const OK = { status_code: 0, status_msg: 'success' };

const event = (data: unknown, extra: Record<string, unknown> = {}) =>
  `data: ${JSON.stringify({ data, trace_id: 'trace-1', base_resp: OK, ...extra })}\n\n`;

const open = (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'text/event-stream' });

const chunks = (sound: Uint8Array) =>
  [0, 1, 2, 3].map((part) => {
    const size = Math.ceil(sound.length / 4);
    return event({ audio: Buffer.from(sound.slice(part * size, (part + 1) * size)).toString('hex'), status: 1 });
  });

/** A whole stream of that mp3. */
export const streamed =
  (sound: Uint8Array): SpeechAnswer =>
  (response) => {
    open(response);
    for (const chunk of chunks(sound)) response.write(chunk);
    response.end(event({ audio: '', status: 2 }, { extra_info: { usage_characters: 7 } }));
  };

/** Half of a stream; then the connection breaks. */
export const cut =
  (sound: Uint8Array): SpeechAnswer =>
  (response) => {
    open(response);
    const [first = '', second = ''] = chunks(sound);
    response.write(first + second, () => setTimeout(() => response.destroy(), 50));
  };

/** Half of a stream; then nothing comes any more. */
export const stalled =
  (sound: Uint8Array): SpeechAnswer =>
  (response) => {
    open(response);
    const [first = '', second = ''] = chunks(sound);
    response.write(first + second);
  };

/** An error as the service tells most of them: HTTP 200 with a code of its own. */
export const refused =
  (code: number, message: string): SpeechAnswer =>
  (response, request) => {
    request.on('end', () => {
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ base_resp: { status_code: code, status_msg: message } }));
    });
  };

/** Any JSON. */
export const answered =
  (body: Record<string, unknown>): SpeechAnswer =>
  (response, request) => {
    request.on('end', () => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ ...body, base_resp: OK }));
    });
    request.resume();
  };

/** Any bytes. */
export const sent =
  (bytes: Uint8Array): SpeechAnswer =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(bytes);
