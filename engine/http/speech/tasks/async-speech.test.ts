import { rm } from 'node:fs/promises';
import { zipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { startEngine } from '../../../start-engine.ts';
import { startTestEngine, TEST_KEY, type TestEngine } from '../../test-data/test-engine.ts';

const HOUR_MS = 60 * 60 * 1000;
const QUERY = '/v1/query/t2a_async_query_v2';
let engine: TestEngine;
afterEach(async () => engine.end());

const body = (changes: object = {}) => ({
  model: 'speech-02-turbo',
  text: 'A short story.',
  voice_setting: { voice_id: 'Wise_Woman' },
  ...changes,
});
const submit = async (changes: object = {}) => engine.post('/v1/t2a_async_v2', body(changes));
const query = async (taskId: string | number) => (await engine.send(`${QUERY}?task_id=${taskId}`)).json();

async function uploadText(name: string, content: BlobPart, purpose = 't2a_async_input'): Promise<string> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new File([content], name));
  return (await (await engine.send('/v1/files/upload', { method: 'POST', body: form })).json()).file.file_id;
}

const finished = async (taskId: string) =>
  expect.poll(async () => (await query(taskId)).status, { interval: 150 }).toBe('Success');

describe('asynchronous speech', () => {
  it('gives a task at once and its sound as a stored file later, with two channels', async () => {
    engine = await startTestEngine();
    const task = await submit();
    expect(task).toEqual({
      task_id: expect.stringMatching(/^\d+$/),
      task_token: expect.stringMatching(/^\w{32}$/),
      file_id: expect.any(Number),
      usage_characters: 14,
      base_resp: { status_code: 0, status_msg: 'success' },
    });
    const early = await query(task.task_id);
    expect(early).toMatchObject({ task_id: Number(task.task_id), file_id: task.file_id });
    expect(['Processing', 'Success']).toContain(early.status);
    await finished(task.task_id);
    const content = await engine.send(`/v1/files/retrieve_content?file_id=${task.file_id}`);
    expect(content.headers.get('Content-Type')).toBe('audio/mpeg');
    const header = Buffer.from(await content.arrayBuffer()).subarray(0, 4);
    // Bits 6 and 7 of the fourth byte of an MP3 frame: 3 is one channel.
    expect(header[3]! >> 6).not.toBe(3);
  });

  it('links to the file for 9 hours and lets the task expire after 7 days', async () => {
    let aheadMs = 0;
    engine = await startTestEngine({ now: () => Date.now() + aheadMs });
    const { task_id: id, file_id: fileId } = await submit({ audio_setting: { audio_sample_rate: 16_000, channel: 1 } });
    await finished(id);
    const { file } = await (await engine.send(`/v1/files/retrieve?file_id=${fileId}`)).json();
    expect(file).toMatchObject({ purpose: 't2a_async', filename: `speech-${fileId}.mp3` });
    expect((await fetch(file.download_url)).status).toBe(200);
    aheadMs += 9 * HOUR_MS;
    expect((await fetch(file.download_url)).status).toBe(404);
    aheadMs += 7 * 24 * HOUR_MS;
    expect((await query(id)).status).toBe('Expired');
    aheadMs += 30 * 24 * HOUR_MS;
    expect((await query(id)).base_resp.status_code).toBe(2013);
  });

  it('reads texts from txt and zip files', async () => {
    engine = await startTestEngine();
    const txt = await uploadText('story.txt', 'From a file. <#0.3#> It goes on.');
    const zip = await uploadText('story.zip', zipSync({ 'a.json': Buffer.from('{"title":"One.","content":"Two."}') }));
    const tasks = [
      await submit({ text: null, text_file_id: Number(txt) }),
      await submit({ text: null, text_file_id: zip }),
    ];
    expect(tasks.map((task) => task.usage_characters)).toEqual([32, 9]);
    for (const task of tasks) await finished(task.task_id);
  });

  it('goes on after a restart of the engine', async () => {
    engine = await startTestEngine();
    const long = await submit({ text: 'One more line of a long story. '.repeat(5) });
    const short = await submit();
    await engine.close();
    const again = await startEngine({ port: 0, key: TEST_KEY, dataFolder: engine.folder, modelsFolder: '' });
    const headers = { Authorization: `Bearer ${TEST_KEY}` };
    const end = async () => {
      await again.close();
      await rm(engine.folder, { recursive: true });
    };
    engine = { ...engine, ...again, end, send: async (route) => fetch(`${again.baseUrl}${route}`, { headers }) };
    expect((await query(short.task_id)).status).toBe('Processing');
    await finished(short.task_id);
    expect((await query(long.task_id)).status).toBe('Success');
    const content = await engine.send(`/v1/files/retrieve_content?file_id=${long.file_id}`);
    expect(Number(content.headers.get('Content-Length'))).toBeGreaterThan(80_000);
  });

  it('fails a task whose voice is deleted before its turn, and says why', async () => {
    engine = await startTestEngine();
    const voice = { voice_id: 'Voice-to-go', prompt: 'A man', preview_text: 'Hi.' };
    await engine.post('/v1/voice_design', voice);
    const first = await submit({ text: 'This one comes first. '.repeat(3) });
    const second = await submit({ voice_setting: { voice_id: voice.voice_id } });
    await engine.post('/v1/delete_voice', { voice_type: 'voice_generation', voice_id: voice.voice_id });
    await finished(first.task_id);
    await expect.poll(async () => (await query(second.task_id)).status, { interval: 150 }).toBe('Failed');
    expect(await query(second.task_id)).toMatchObject({
      error: { code: '2013', message: expect.stringContaining('no voice Voice-to-go') },
      base_resp: { status_code: 0 },
    });
  });

  it('answers 10 queries a second and refuses the eleventh with 1002', async () => {
    let time = 1_000_000;
    engine = await startTestEngine({ now: () => time });
    const ask = async () => engine.send(`${QUERY}?task_id=1`);
    for (let count = 0; count < 10; count += 1) expect((await (await ask()).json()).base_resp.status_code).toBe(2013);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect((await refused.json()).base_resp.status_code).toBe(1002);
    time += 1001;
    expect((await ask()).status).toBe(200);
  });

  it('checks everything before it takes a task', async () => {
    engine = await startTestEngine();
    const voice = await uploadText('story.txt', 'Text.');
    const cases: [object, RegExp][] = [
      [{ text: undefined }, /exactly one of text and text_file_id/],
      [{ text_file_id: 1 }, /exactly one of text and text_file_id/],
      [{ text: null, text_file_id: 1 }, /file 1 does not exist/],
      [{ text: 'a'.repeat(50_001) }, /50001 characters, the limit is 50000/],
      [{ voice_setting: undefined }, /voice_setting is required/],
      [{ voice_setting: { voice_id: 'nobody-here' } }, /no voice/],
      [{ text: 'One <#1#>' }, /pause/i],
      [{ audio_setting: { format: 'pcm' }, voice_modify: { pitch: 5 } }, /voice_modify/],
      [{ text: null, text_file_id: await uploadText('long.txt', 'a'.repeat(1_000_000)) }, /the limit is 999999/],
      [
        {
          text: null,
          text_file_id: await uploadText('wav.txt', 'A word. '.repeat(124_000)),
          audio_setting: { format: 'pcmu_wav', audio_sample_rate: 44_100 },
        },
        /do not fit into a file of pcmu_wav, use mp3/,
      ],
    ];
    for (const [changes, message] of cases) {
      expect((await submit(changes)).base_resp.status_msg).toMatch(message);
    }
    expect((await submit({ text: null, text_file_id: voice })).base_resp.status_code).toBe(0);
  });
});
