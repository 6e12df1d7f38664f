import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Core } from '../../../core/create-core.ts';

const MAX_TEXT_BYTES = 150_000;
const IMAGES = /\.(?:png|jpe?g|webp|gif)$/i;

/** What goes with a prompt: items of the library by their IDs; images are added to it, and texts are put behind the prompt. */
export async function readAttachments(
  core: Core,
  attached: readonly string[],
): Promise<{ text: string; items: ItemId[] }> {
  const items: ItemId[] = [];
  let text = '';
  for (const each of attached) {
    if (isItem(core, each)) items.push(each as ItemId);
    else if (IMAGES.test(each))
      items.push((await core.library.importFile({ file: each, fileName: path.basename(each) })).id);
    else text += await fencedFile(each);
  }
  return { text, items };
}

function isItem(core: Core, id: string): boolean {
  try {
    core.library.get({ id: id as ItemId });
    return true;
  } catch (error) {
    if (failureRecord(error).code === 'NOT_FOUND') return false;
    throw error;
  }
}

/** A text in a fence that nothing inside it closes. */
async function fencedFile(file: string): Promise<string> {
  const fileName = path.basename(file);
  const size = await stat(file).catch((error: unknown) => {
    throw new Failure('FILE_MISSING', 'A file to attach wasn’t found.', { fileName }, { cause: error });
  });
  if (size.size > MAX_TEXT_BYTES) {
    const facts = { fileName, sizeBytes: size.size, maxBytes: MAX_TEXT_BYTES };
    throw new Failure('FILE_TOO_LARGE', 'A text to attach is too large.', facts);
  }
  const content = (await readFile(file)).toString('utf8');
  const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `\n\n${fileName}:\n\n${fence}\n${content}\n${fence}`;
}
