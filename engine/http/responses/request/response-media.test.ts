import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture } from '../../images/test-data/pictures.ts';
import { startTestEngine, type TestEngine } from '../../test-data/test-engine.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
let engine: TestEngine;
let nowMs = Date.now();
beforeAll(async () => {
  engine = await startTestEngine({ now: () => nowMs });
});
afterAll(async () => engine.end());

const withPart = async (part: Record<string, unknown>) => {
  const input = [{ role: 'user', content: [{ type: 'input_text', text: 'What is in it?' }, part] }];
  const response = await engine.send('/v1/responses', {
    method: 'POST',
    body: JSON.stringify({ model: 'Vendor-M3', input }),
  });
  return { status: response.status, text: await response.text() };
};
const picture = `data:image/png;base64,${Buffer.from(plainPicture('png')).toString('base64')}`;
const clip = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(400)]);

async function upload(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'video_understanding');
  form.append('file', new File([bytes], name));
  const response = await engine.send('/v1/files/upload', { method: 'POST', body: form });
  return ((await response.json()) as { file: { file_id: string } }).file.file_id;
}

describe('a picture', () => {
  it.each([picture, { url: picture, detail: 'low' }, { url: picture, detail: 'default' }, 'https://example.com/a.png'])(
    'may be written as %.40j',
    async (image_url) => {
      const { status, text } = await withPart({ type: 'input_image', image_url });
      expect(status).toBe(200);
      expect(text).toMatch(/can’t see pictures/);
    },
  );

  it.each([
    ['data:image/png;base64,aGVsbG8=', /JPEG, PNG, GIF or WebP/],
    ['data:image/png,hello', /Base64/],
    ['file:///etc/passwd', /web address/],
    ['mm_file://123', /file 123 does not exist/],
    [{ url: picture, detail: 'ultra' }, /detail/],
  ])('is refused as %.40j', async (image_url, message) => {
    const { status, text } = await withPart({ type: 'input_image', image_url });
    expect(status).toBe(400);
    expect(text).toMatch(message);
  });
});

describe('a clip', () => {
  it('may be an uploaded file, until that has expired', async () => {
    const id = await upload(new Uint8Array(clip), 'clip.mp4');
    const part = { type: 'input_video', video_url: { url: `mm_file://${id}`, fps: 2, max_long_side_pixel: 640 } };
    expect((await withPart(part)).status).toBe(200);
    nowMs += WEEK_MS + 1000;
    const { status, text } = await withPart(part);
    nowMs -= WEEK_MS + 1000;
    expect(status).toBe(400);
    expect(text).toMatch(/expired/);
  });

  it('has frames within the range of the interface', async () => {
    for (const fps of [0.1, 6]) {
      const video_url = { url: `data:video/mp4;base64,${clip.toString('base64')}`, fps };
      expect((await withPart({ type: 'input_video', video_url })).status).toBe(400);
    }
  });
});
