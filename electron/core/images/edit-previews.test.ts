import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { NO_IMAGE_EDIT } from '../../../shared/domain/media/image-edit.ts';
import { twoColours } from '../media/images/test-data/pictures.ts';
import { withRecipe } from '../media/images/recipe-in-image.ts';
import { type ImageDesk, imageRecipe, openImageDesk } from './test-data/image-desk.ts';

let desk: ImageDesk;
let id: ItemId;
beforeEach(async () => {
  desk = await openImageDesk();
  const { library, jobs } = desk.now().studio;
  const file = path.join(desk.now().context.folder, 'fox.png');
  fs.writeFileSync(file, withRecipe(twoColours('png'), imageRecipe()));
  ({ id } = await library.importFile({ file, fileName: 'fox.png' }));
  await jobs.whenEnded({ id: jobs.list({ limit: 1 })[0]!.id });
});
afterEach(() => desk.end());

const TURNED = { ...NO_IMAGE_EDIT, quarterTurns: 1 };
const preview = (quality: number) =>
  desk.now().images.previewEdit({ id, edit: TURNED, output: { format: 'jpeg', quality } });
const kept = () => fs.readdirSync(path.join(desk.now().context.folders.cache, 'edit-previews'));

describe('the preview of an edit', () => {
  it('is the very file that the edit adds, and adds nothing', async () => {
    const shown = await preview(70);
    const { file, contentType } = desk.now().images.editPreview(shown.previewId);
    expect(desk.now().studio.library.count({ query: 'kind:image' })).toBe(1);
    const made = await desk.now().images.edit({ id, edit: TURNED, output: { format: 'jpeg', quality: 70 } });
    const original = desk.now().studio.library.mediaFile({ id: made.id, variant: 'original' }).file;
    expect(fs.readFileSync(file)).toEqual(fs.readFileSync(original));
    expect([contentType, shown]).toMatchObject([
      'image/jpeg',
      { format: 'jpeg', widthPx: 48, heightPx: 64, sizeBytes: fs.statSync(original).size },
    ]);
  });

  it('is kept until a few others have been made, and not over a restart', async () => {
    const all = [];
    for (const quality of [10, 20, 30, 40, 50]) all.push(await preview(quality));
    const [first, second] = all;
    expect(() => desk.now().images.editPreview(first!.previewId)).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }) as Error,
    );
    expect(desk.now().images.editPreview(second!.previewId).contentType).toBe('image/jpeg');
    expect(kept()).toHaveLength(4);
    await desk.restart();
    await preview(10);
    expect(kept()).toHaveLength(1);
  });

  it('leaves nothing behind where it fails or is not wanted any more', async () => {
    await expect(desk.now().images.previewEdit({ id, edit: NO_IMAGE_EDIT })).rejects.toMatchObject({
      data: { reason: 'image_edit' },
    });
    const signal = AbortSignal.abort();
    await expect(desk.now().images.previewEdit({ id, edit: TURNED, signal })).rejects.toMatchObject({
      code: 'CANCELLED',
    });
    expect(kept()).toEqual([]);
  });
});
