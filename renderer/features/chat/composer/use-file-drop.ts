import { useEffect, useEffectEvent } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { addFileTaker } from '../../../ui/file-takers.ts';
import { takeInFiles } from '../../../ui/items/take-in-files.ts';
import { texts } from '../texts.ts';

const MEDIA = /\.(mp3|wav|flac|m4a|aac|ogg|opus|mp4|mov|mkv|webm|jpe?g|png|webp)$/i;

/** While the chat is open, files that are dropped on the window become items and go along with its next message. */
export function useFileDrop(isTaking: boolean, attach: (ids: readonly ItemId[]) => void): void {
  const attachNow = useEffectEvent(attach);
  useEffect(() => {
    if (!isTaking) return;
    const take = async (files: File[]) => {
      const added = await takeInFiles(files, texts.failures.attach);
      attachNow(added.map(({ item }) => item.id));
    };
    return addFileTaker({
      takesName: (fileName) => MEDIA.test(fileName),
      takesType: (type) => /^(?:audio|video|image)\//.test(type),
      verb: texts.composer.dropVerb,
      text: texts.composer.dropText,
      take: (files) => void take(files),
      takeItems: (ids) => attachNow(ids),
    });
  }, [isTaking]);
}
