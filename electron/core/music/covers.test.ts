import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wavHeader } from '../../../shared/audio/wav.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { DEFAULT_SONG_RECIPE, type SongRecipe } from '../../../shared/domain/recipe/song-recipe.ts';
import { COVER_FEATURE_LIFETIME_MS } from '../../../shared/service-api/music/cover-preprocess.ts';
import { createExpiry } from '../expiry/create-expiry.ts';
import { openGenerationStudio } from '../generation/test-data/generation-studio.ts';
import { createServiceClients } from '../service/service-clients.ts';
import { createSounds } from '../sounds/create-sounds.ts';
import { testFolder } from '../testing/test-context.ts';
import { restartable } from '../testing/restartable.ts';
import { createMusic } from './create-music.ts';
import { type CoverService, startCoverService } from './test-data/cover-service.ts';

const HOUR_MS = 3_600_000;
let nowMs = 0;

/** Music over real database, jobs, library, files and HTTP; the service is scripted. */
async function openDesk() {
  const service = await startCoverService();
  const folder = testFolder();
  const program = restartable(open, { folder, close: () => service.end() });
  function open() {
    const studio = openGenerationStudio({ folder, baseUrl: service.baseUrl, now: () => nowMs });
    const client = createServiceClients({
      baseUrl: service.baseUrl,
      key: async () => 'sk-test',
      retry: { attempts: 1 },
    });
    const sounds = createSounds(studio.context, studio.studio);
    const { generations } = studio;
    const music = createMusic(studio.context, { ...studio.studio, generations, sounds, service: () => client });
    studio.begin();
    const stop = async () => {
      await studio.stop();
      client.dispose();
    };
    return { ...studio, stop, music };
  }
  return { service, program, folder };
}

let desk: Awaited<ReturnType<typeof openDesk>>;
let service: CoverService;
beforeEach(async () => {
  nowMs = Date.now();
  desk = await openDesk();
  ({ service } = desk);
});
afterEach(() => desk.program.end());

/** A recording of so many seconds, in the library. */
async function recording(name: string, seconds = 7): Promise<ItemId> {
  const data = Buffer.alloc(8000 * 2 * seconds, name);
  const file = path.join(desk.folder, name);
  fs.writeFileSync(file, Buffer.concat([wavHeader({ sampleRate: 8000, channels: 1, dataBytes: data.length }), data]));
  const { library } = desk.program.now().studio;
  const { id } = await library.importFile({ file, fileName: name });
  await library.whenRead({ id });
  return id;
}

const LYRICS = '[Verse]\nWords of the cover';

async function cover(referenceItemId: ItemId, count = 1, changes: Partial<SongRecipe> = {}) {
  const { music, studio } = desk.program.now();
  const base = { ...DEFAULT_SONG_RECIPE, prompt: 'Slow string quartet', model: 'music-cover', format: 'wav' as const };
  const recipe = { ...base, lyrics: LYRICS, ...changes, referenceItemId };
  const { id, jobId } = await music.start({ engine: 'cloud', recipe, count });
  const job = await studio.jobs.whenEnded({ id: jobId });
  return { job, songs: music.get({ id }).results };
}

const listed = () => createExpiry(desk.program.now().context, { livesOf: () => ({}) }).list();

describe('the reference of covers', () => {
  it('is uploaded once for all takes, and is not uploaded again for another cover, also after a restart', async () => {
    const id = await recording('demo.wav');
    const { job } = await cover(id, 2);
    expect(job).toMatchObject({ state: 'done', failure: null });
    expect(service.asked).toEqual(['prepare', 'cover_feature_id', 'cover_feature_id']);
    await desk.program.restart();
    await cover(id, 1, { prompt: 'Loud punk rock' });
    expect(service.asked.slice(3)).toEqual(['cover_feature_id']);
    const other = await recording('other.wav');
    await cover(other);
    expect(service.asked.slice(4)).toEqual(['prepare', 'cover_feature_id']);
  });

  it('is listed with its countdown, and is prepared again by itself when its day is over', async () => {
    const id = await recording('demo.wav');
    await cover(id);
    expect(desk.program.now().music.preparedReference({ id, engine: 'cloud' })).toMatchObject({
      id,
      lyrics: service.lyrics,
      expiresAtMs: nowMs + COVER_FEATURE_LIFETIME_MS,
    });
    expect(desk.program.now().music.preparedReference({ id, engine: 'local' })).toBeNull();
    nowMs += 23 * HOUR_MS;
    expect(listed().find(({ kind }) => kind === 'reference')).toMatchObject({
      name: 'demo',
      expiresAtMs: nowMs + HOUR_MS,
      lifeMs: COVER_FEATURE_LIFETIME_MS,
      isSafe: true,
      did: { what: 'reusable' },
      shows: { kind: 'recording', id },
    });
    nowMs += HOUR_MS;
    expect(listed().filter(({ kind }) => kind === 'reference')).toEqual([]);
    expect(desk.program.now().music.preparedReference({ id, engine: 'cloud' })).toBeNull();
    await cover(id);
    expect(service.asked.slice(2)).toEqual(['prepare', 'cover_feature_id']);
  });

  it('is prepared again where the service has forgotten it early, and only then', async () => {
    const id = await recording('demo.wav');
    await cover(id);
    service.forget();
    nowMs += HOUR_MS;
    const { job } = await cover(id);
    expect(job).toMatchObject({ state: 'done', failure: null });
    expect(service.asked.slice(2)).toEqual(['refused', 'prepare', 'cover_feature_id']);
  });

  it('lends its lyrics to a cover without any; where it has too few, its sound is sent', async () => {
    const id = await recording('demo.wav');
    const { songs } = await cover(id, 1, { lyrics: '' });
    expect(service.asked).toEqual(['prepare', 'cover_feature_id']);
    expect(songs[0]?.writtenLyrics).toBe(service.lyrics);
    service.lyrics = '[Inst]';
    const instrumental = await recording('instrumental.wav');
    await cover(instrumental, 1, { lyrics: '' });
    await cover(instrumental, 1, { lyrics: LYRICS });
    expect(service.asked.slice(2)).toEqual(['prepare', 'audio_base64', 'cover_feature_id']);
  });

  it('is sent with each cover where the service cannot prepare it', async () => {
    service.canPrepare = false;
    const id = await recording('demo.wav');
    const { job } = await cover(id, 2);
    expect(job).toMatchObject({ state: 'done', failure: null });
    expect(service.asked).toEqual(['audio_base64', 'audio_base64']);
    expect(await desk.program.now().music.prepareReference({ id, engine: 'cloud' })).toBeNull();
  });

  it('is uploaded once for all who ask at the same time, and by the next one where the first is stopped', async () => {
    const id = await recording('demo.wav');
    const { music } = desk.program.now();
    const [one, other] = await Promise.all([1, 2].map(() => music.prepareReference({ id, engine: 'cloud' })));
    expect([one, service.asked]).toEqual([other, ['prepare']]);
    let open = (): void => undefined;
    service.gate = new Promise((resolve) => (open = resolve));
    const second = await recording('second.wav');
    const stop = new AbortController();
    const stopped = music.prepareReference({ id: second, engine: 'cloud', signal: stop.signal });
    const waiting = music.prepareReference({ id: second, engine: 'cloud' });
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ code: 'CANCELLED' });
    open();
    expect(await waiting).toMatchObject({ id: second });
  });

  it('of an unfit length is refused before anything is sent', async () => {
    const id = await recording('short.wav', 3);
    const { music } = desk.program.now();
    await expect(music.prepareReference({ id, engine: 'cloud' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(music.prepareReference({ id, engine: 'local' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(service.asked).toEqual([]);
  });
});
