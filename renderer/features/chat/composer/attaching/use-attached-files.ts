import { useEffect, useEffectEvent, useRef } from 'react';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { addFileTaker } from '../../../../ui/file-takers.ts';
import { takeInFiles } from '../../../../ui/items/take-in-files.ts';
import { texts } from '../../texts.ts';

/** Endings of the files that a message takes along. */
export const ATTACHED_FILES = [
  'mp3',
  'wav',
  'flac',
  'm4a',
  'aac',
  'ogg',
  'opus',
  'mp4',
  'mov',
  'mkv',
  'webm',
  'jpg',
  'jpeg',
  'png',
  'webp',
] as const;
const MEDIA = new RegExp(`\\.(?:${ATTACHED_FILES.join('|')})$`, 'i');

/** Attaches what is in the library already, and files, which become items of it first. */
export type AttachedFiles = { attach: (ids: readonly ItemId[]) => void; take: (files: File[]) => void };

/** `attach` gets the items once they are in the library, as it is by then: what was attached meanwhile stays. */
export function useAttachedFiles(attach: (ids: readonly ItemId[]) => void): AttachedFiles {
  const latest = useRef(attach);
  useEffect(() => {
    latest.current = attach;
  });
  const take = async (files: File[]) => {
    const added = await takeInFiles(files, texts.failures.attach);
    latest.current(added.map(({ item }) => item.id));
  };
  return { attach, take: (files) => void take(files) };
}

/** While the chat is open, files that are dropped on the window become items and go along with its next message. */
export function useFileDrop(isTaking: boolean, files: AttachedFiles): void {
  const take = useEffectEvent(files.take);
  const attach = useEffectEvent(files.attach);
  useEffect(() => {
    if (!isTaking) return;
    return addFileTaker({
      takesName: (fileName) => MEDIA.test(fileName),
      takesType: (type) => /^(?:audio|video|image)\//.test(type),
      verb: texts.composer.dropVerb,
      text: texts.composer.dropText,
      take: (dropped) => take(dropped),
      takeItems: (ids) => attach(ids),
    });
  }, [isTaking]);
}

/**
 * Files in a clipboard; none where they are only a picture of the formatted text beside them, as of a table. A picture that was no
 * file is called `image.png` by every program: it gets a name that says where it is from.
 */
export function pastedFiles({ files, types }: Pick<DataTransfer, 'files' | 'types'>): File[] {
  if (types.includes('text/html') && types.includes('text/plain')) return [];
  const isUnnamed = ({ name }: File) => name === 'image.png';
  return [...files].map((file) =>
    isUnnamed(file) ? new File([file], `${texts.composer.pasted}.png`, { type: file.type }) : file,
  );
}
