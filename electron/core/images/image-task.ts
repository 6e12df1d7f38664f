import type { ItemId } from '../../../shared/domain/ids.ts';
import { itemPicture } from '../generation/item-picture.ts';
import type { Library } from '../library/library.ts';
import type { TaskKind } from '../remote-tasks/task-kind.ts';
import type { GeneratedImages, ImageCall } from '../service/images/image-service.ts';
import { unusableSubject } from './check-subject.ts';

/** A request for images; `subjectItemId` is the item whose file is sent along. */
export type ImageOrder = Omit<ImageCall, 'subject' | 'signal' | 'isInline'> & { subjectItemId: string | null };

/** What an answer says beside its links, and is stored with them. */
export type AnswerDetails = Pick<GeneratedImages, 'seeds' | 'notDrawn' | 'prompts'>;

/**
 * A request for images ends with its answer: links, which are on disk before anything is downloaded, so that a crash in between
 * costs nothing. A service that sends the images themselves is understood, too. A lost answer may be billed, and nothing tells
 * whether it was, so it is not sent again unasked.
 */
export function imageTask(library: Pick<Library, 'get' | 'mediaFile'>): TaskKind<ImageOrder, GeneratedImages> {
  return {
    kind: 'generate-image',
    async submit({ service, request: { subjectItemId, ...request }, options }) {
      const subject =
        subjectItemId === null ? null : await itemPicture(library, subjectItemId as ItemId, unusableSubject);
      const answer = await service.images.generate({ ...options, ...request, subject });
      const links = answer.images.flatMap((image) => ('link' in image ? [image.link] : []));
      if (links.length < answer.images.length) return { answer };
      const { seeds, notDrawn, prompts } = answer;
      return { result: { links, about: { seeds, notDrawn, prompts } }, billedUnits: links.length };
    },
  };
}
