import path from 'node:path';
import { createClipMaker } from '../../videos/create-clip-maker.ts';
import type { Capability, EngineSetup } from '../capability.ts';
import type { FileCapability } from '../files/file-capability.ts';
import { createCallbacks } from './callbacks/callbacks.ts';
import { openVideoTasks } from './tasks/video-tasks.ts';
import { videoRoutes } from './video-routes.ts';

/** Opens the tasks of videos and goes on with those that were left over. Its thread starts with the first. */
export async function openVideoCapability(
  { dataFolder, temporaryFolder, now, onError, clipMaker }: EngineSetup,
  { files }: Pick<FileCapability, 'files'>,
): Promise<Capability> {
  const maker = clipMaker ?? createClipMaker();
  const callbacks = createCallbacks({ links: files });
  const tasks = await openVideoTasks({
    folder: path.join(dataFolder, 'video-tasks'),
    temporaryFolder,
    maker,
    files,
    callbacks,
    now,
    onError: (error) => onError(error, 'video-task'),
  });
  return {
    name: 'videos',
    routes: videoRoutes({ tasks, files, callbacks }),
    stores: [tasks],
    async dispose() {
      await tasks.dispose();
      await callbacks.dispose();
      await maker.dispose();
    },
  };
}
