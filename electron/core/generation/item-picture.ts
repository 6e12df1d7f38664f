import { readFile } from 'node:fs/promises';
import type { Failure } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { imageFactsOf } from '../../../shared/domain/library/media-facts.ts';
import type { Library } from '../library/library.ts';

/** An image of the library that a request sends along, as a data URL. Throws `unusable` where it is no image any more, NOT_FOUND. */
export async function itemPicture(
  library: Pick<Library, 'get' | 'mediaFile'>,
  id: ItemId,
  unusable: (id: ItemId) => Failure,
): Promise<string> {
  const facts = imageFactsOf(library.get({ id }).media);
  if (!facts) throw unusable(id);
  const bytes = await readFile(library.mediaFile({ id, variant: 'original' }).file);
  return `data:image/${facts.format};base64,${bytes.toString('base64')}`;
}
