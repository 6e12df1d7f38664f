import path from 'node:path';
import { VIDEO_PATHS } from '../../../shared/service-api/videos.ts';
import { createClipMaker } from '../../videos/create-clip-maker.ts';
import type { WorkKind } from '../admission/admissions.ts';
import type { Capability, EngineSetup } from '../capability.ts';
import type { FileCapability } from '../files/file-capability.ts';
import { createCallbacks } from './callbacks/callbacks.ts';
import { createVideo } from './create-video.ts';
import { queryVideo } from './query-video.ts';
import { openVideoTasks } from './tasks/video-tasks.ts';

/** Each holds the pictures of its request until its task is on disk. */
const VIDEO_WORK: WorkKind = { name: 'videos', atOnce: 4, waiting: 28 };

/** Opens the tasks of videos and goes on with those that were left over. Its thread starts with the first. */
export async function openVideoCapability(
  { dataFolder, temporaryFolder, now, onError, clipMaker }: EngineSetup,
  { files }: Pick<FileCapability, 'files'>,
): Promise<Capability> {
  const maker = clipMaker ?? createClipMaker();
  const callbacks = createCallbacks();
  const tasks = await openVideoTasks({
    folder: path.join(dataFolder, 'video-tasks'),
    temporaryFolder,
    maker,
    files,
    callbacks,
    now,
    onError: (error) => onError(error, 'video-task'),
  });
  const deps = { tasks, files, callbacks };
  return {
    name: 'videos',
    routes: [
      { method: 'POST', path: VIDEO_PATHS.create, handler: createVideo(deps), work: VIDEO_WORK },
      { method: 'GET', path: VIDEO_PATHS.query, handler: queryVideo(deps) },
    ],
    stores: [tasks],
    async dispose() {
      await tasks.dispose();
      await callbacks.dispose();
      await maker.dispose();
    },
  };
}
