import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { wavHeader } from '../../../../shared/audio/wav.ts';
import {
  COVER_FEATURE_LIFETIME_MS,
  COVER_PREPROCESS_PATH,
} from '../../../../shared/service-api/music/cover-preprocess.ts';
import { musicBodySchema } from '../../../../shared/service-api/music/music.ts';
import { startScriptedServer } from '../../service/test-data/scripted-server.ts';

const RATE_HZ = 16_000;
const SECONDS = 2;

/** A service that generates covers, by the rules of the interface. */
export type CoverService = {
  baseUrl: string;
  /** What was asked for: `prepare` for an upload, otherwise how the reference of a cover came. */
  asked: ('prepare' | 'audio_base64' | 'cover_feature_id' | 'refused')[];
  /** Lyrics that it recognises in every reference. */
  lyrics: string;
  /** Whether it has the operation that prepares references. */
  canPrepare: boolean;
  /** Forgets all references, as for another account. */
  forget(): void;
  /** What uploads wait for. */
  gate: Promise<void>;
  end(): Promise<void>;
};

/** Starts it; each cover is a short tone. */
export async function startCoverService(): Promise<CoverService> {
  const known = new Map<string, number>();
  const server = await startScriptedServer((response, request) => {
    if (request.method === 'GET') return void response.writeHead(200).end(tone());
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => void answer(request.url ?? '', body, response));
  });

  async function answer(url: string, text: string, response: ServerResponse): Promise<void> {
    const body = JSON.parse(text) as Record<string, unknown>;
    if (url === COVER_PREPROCESS_PATH) {
      if (!service.canPrepare) return void response.writeHead(404).end('{}');
      service.asked.push('prepare');
      await service.gate;
      const id = createHash('md5').update(String(body['audio_base64'])).digest('hex');
      known.set(id, Date.now() + COVER_FEATURE_LIFETIME_MS);
      return send(response, { cover_feature_id: id, formatted_lyrics: service.lyrics, structure_result: '{}' });
    }
    const { success, data } = musicBodySchema.safeParse(body);
    const id = data?.cover_feature_id;
    const isKnown = id === undefined || (known.get(id) ?? 0) > Date.now();
    service.asked.push(success && isKnown ? (id === undefined ? 'audio_base64' : 'cover_feature_id') : 'refused');
    if (!success || !isKnown) return send(response, {}, 2013);
    send(response, { data: { audio: `${server.baseUrl}/cover.wav`, status: 2 } });
  }

  const service: CoverService = {
    baseUrl: server.baseUrl,
    asked: [],
    lyrics: '[Verse]\nLow tide and a kettle',
    canPrepare: true,
    gate: Promise.resolve(),
    forget: () => known.clear(),
    end: () => server.close(),
  };
  return service;
}

function send(response: ServerResponse, body: object, code = 0): void {
  const base = { base_resp: { status_code: code, status_msg: code === 0 ? 'success' : 'invalid params' } };
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ ...body, ...base }));
}

function tone(): Buffer {
  const data = Buffer.alloc(RATE_HZ * SECONDS * 2);
  for (let at = 0; at < data.length / 2; at++) data.writeInt16LE(Math.round(8000 * Math.sin(at / 6)), at * 2);
  return Buffer.concat([wavHeader({ sampleRate: RATE_HZ, channels: 1, dataBytes: data.length }), data]);
}
