import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SpeechPiece } from './speech-service.ts';
import { json } from '../test-data/scripted-server.ts';
import { createServiceFixture, KEY, type ServiceFixture } from '../test-data/service-fixture.ts';

/* What other services do that the local engine does not; against that one the client is tested beside its routes. */

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await createServiceFixture();
});
afterEach(async () => fixture.closeAll());
afterAll(async () => fixture.end());

const call = { model: 'speech-02-hd', voiceId: 'someone', text: 'Hi 🎙 there' };
const success = { status_code: 0, status_msg: '' };
const events =
  (...chunks: (object | string)[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const chunk of chunks)
      response.write(`data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`);
    response.end();
  };
const chunk = (status: number, audio: string, more: object = {}) => ({
  data: { status, audio, ...more },
  base_resp: success,
});

async function piecesOf(...answers: Parameters<ServiceFixture['server']>): Promise<SpeechPiece[]> {
  const { baseUrl } = await fixture.server(...answers);
  const pieces: SpeechPiece[] = [];
  for await (const piece of fixture.clientOf(baseUrl).speech.stream(call)) pieces.push(piece);
  return pieces;
}
const joined = (pieces: SpeechPiece[]) => Buffer.concat(pieces.map((piece) => piece.audio)).toString('hex');

describe('the client of speech', () => {
  it('leaves out the whole audio that a last chunk repeats', async () => {
    const last = { ...chunk(2, 'aabbccdd'), extra_info: { audio_length: 1234, audio_size: 4 } };
    const pieces = await piecesOf(events(chunk(1, 'aabb'), chunk(1, 'ccdd'), last, '[DONE]'));
    expect(joined(pieces)).toBe('aabbccdd');
    expect(pieces.at(-1)?.info).toMatchObject({ durationMs: 1234, sizeBytes: 4 });
  });

  it('takes the audio of a last chunk that comes alone', async () => {
    expect(joined(await piecesOf(events(chunk(2, 'aabb'))))).toBe('aabb');
  });

  it('gives positions of subtitles in UTF-16 units', async () => {
    const word = { word: 'there', word_begin: 5, word_end: 10, time_begin: 200, time_end: 500 };
    const subtitle = {
      text: call.text,
      text_begin: 0,
      text_end: 10,
      time_begin: 0,
      time_end: 500,
      timestamped_words: [word],
    };
    const [piece] = await piecesOf(events(chunk(1, 'aa', { subtitle }), chunk(2, '')));
    expect(piece?.sentence).toMatchObject({ textBegin: 0, textEnd: call.text.length, endMs: 500 });
    expect(call.text.slice(piece?.sentence?.words[0]?.textBegin, piece?.sentence?.words[0]?.textEnd)).toBe('there');
  });

  it('fails on an error in the middle of a stream and on a stream that is cut', async () => {
    const broken = { data: null, base_resp: { status_code: 1039, status_msg: 'token limit' } };
    await expect(piecesOf(events(chunk(1, 'aa'), broken))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(piecesOf(events(chunk(1, 'aa')))).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
  });

  it('understands both spellings of task states and ids of both types', async () => {
    const states = ['success', 'Processing', 'Failed', 'expired', 'Resting'];
    for (const [index, status] of states.entries()) {
      const server = await fixture.server(
        json(200, { task_id: 7, status, file_id: index ? 8 : '8', base_resp: success }),
      );
      const { state, fileId } = await fixture.clientOf(server.baseUrl).speech.query('7');
      expect(state).toBe(status === 'Resting' ? 'unknown' : status.toLowerCase());
      expect(fileId).toBe('8');
    }
  });

  it('follows links without the key, and only those that are safe', async () => {
    const files = await fixture.server((response) => response.end('sound'));
    const client = fixture.clientOf(files.baseUrl);
    const target = path.join(fixture.folder, 'result.mp3');
    await client.files.downloadResult(`${files.baseUrl}/result.mp3`, target);
    expect(await readFile(target, 'utf8')).toBe('sound');
    expect(JSON.stringify(files.received)).not.toContain(KEY);
    for (const link of ['file:///etc/passwd', 'http://files.example/a.mp3', 'nonsense']) {
      await expect(client.files.downloadResult(link, `${target}.2`)).rejects.toMatchObject({ code: 'SERVICE_FAILED' });
    }
  });

  it('reads a sensitivity in both shapes', async () => {
    const bodies = [
      { input_sensitive: false, input_sensitive_type: 3 },
      { input_sensitive: { type: 3 }, demo_audio: '' },
    ];
    for (const body of bodies) {
      const { baseUrl } = await fixture.server(json(200, { ...body, base_resp: success }));
      const cloned = await fixture.clientOf(baseUrl).voices.clone({ voiceId: 'someone-1', fileId: '7' });
      expect(cloned).toEqual({ previewUrl: null, info: null, sensitiveType: 3 });
    }
  });
});
