import { wireClipModel } from '../../../shared/domain/generation/clips/clip-modes.ts';
import type { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import { itemPicture } from '../generation/item-picture.ts';
import type { Library } from '../library/library.ts';
import type { TaskKind, TaskStatus } from '../remote-tasks/task-kind.ts';
import type { VideoCall, VideoTaskStatus } from '../service/videos/video-service.ts';

/** A request for a clip; pictures are items of the library whose files are sent along. */
export type ClipOrder = Omit<
  VideoCall,
  'signal' | 'onWaiting' | 'onRequestId' | 'onUploadProgress' | 'firstFrame' | 'lastFrame' | 'references'
> & { firstFrameItemId: string | null; lastFrameItemId: string | null; referenceItemIds: readonly string[] };

/** What clips are sent with. */
export type ClipTaskDeps = { library: Pick<Library, 'get' | 'mediaFile'>; settings(): Settings };

const gone = (id: ItemId): Failure => reasonedFailure('INVALID_INPUT', 'picture_gone', { id });

/**
 * A request for a clip is answered with the ID of a task, which is asked about until its file or link is there. The second
 * generation of the interface takes back what waits; of the first one nothing can be taken back (service.md, States).
 */
export function clipTask({ library, settings }: ClipTaskDeps): TaskKind<ClipOrder> {
  const picture = async (id: string) => await itemPicture(library, id as ItemId, gone);
  const pictureOrNull = async (id: string | null) => (id === null ? null : await picture(id));
  return {
    kind: 'generate-video',
    async submit({ service, task, request, options }) {
      const { firstFrameItemId, lastFrameItemId, referenceItemIds, model, ...plain } = request;
      const prefix = task.place.engine === 'cloud' ? settings().cloud.modelPrefix : 'Vendor-';
      const { taskId } = await service.videos.submit({
        ...options,
        ...plain,
        model: wireClipModel(model, prefix),
        firstFrame: await pictureOrNull(firstFrameItemId),
        lastFrame: await pictureOrNull(lastFrameItemId),
        references: await Promise.all(referenceItemIds.map(picture)),
      });
      return { remoteId: taskId, result: null, billedUnits: null };
    },
    async poll({ service, remoteId, request: { generation }, options }) {
      return statusOf(await service.videos.query({ generation, taskId: remoteId }, options));
    },
    async cancel({ service, remoteId, options }) {
      return (await service.videos.cancel(remoteId, options)) === 'cancelled' ? 'cancelled' : 'gone';
    },
    canCancel: ({ generation }) => generation === 2,
  };
}

function statusOf({ state, fileId, link, seed, notDrawn, promptUsed, reason }: VideoTaskStatus): TaskStatus {
  const about = { seed, notDrawn, promptUsed };
  const result = fileId === null ? (link === null ? null : { link, about }) : { fileId, about };
  switch (state) {
    case 'queued':
    case 'running':
      return { state: 'processing', result: null, reason: null, phase: state };
    case 'succeeded':
      return { state: 'success', result, reason };
    case 'failed':
    case 'cancelled':
      return { state: 'failed', result: null, reason };
    case 'unknown':
      return { state: 'unknown', result: null, reason };
  }
}
