import { VIDEO_PATHS } from '../../../shared/service-api/videos/videos.ts';
import { VIDEO_V2_PATHS } from '../../../shared/service-api/videos/videos-v2.ts';
import type { WorkKind } from '../admission/admissions.ts';
import type { EngineRoute } from '../capability.ts';
import { createVideo } from './create-video.ts';
import { queryVideo } from './query-video.ts';
import { createTemplateVideo } from './template/create-template-video.ts';
import { queryTemplateVideo } from './template/query-template-video.ts';
import { createVideoV2 } from './v2/create-video-v2.ts';
import { deleteVideo } from './v2/delete-video.ts';
import { expandPrompt } from './v2/expand-prompt.ts';
import { listVideosV2, queryVideoV2 } from './v2/query-videos.ts';
import { regenerateVideo } from './v2/regenerate-video.ts';
import type { VideoDeps } from './video-deps.ts';

/** Each holds the pictures of its request until its task is on disk. */
const VIDEO_WORK: WorkKind = { name: 'videos', atOnce: 4, waiting: 28 };

/** `/v1/video_generation`, `/v2/video_generation` and what belongs to them (service.md; gaps.md part 2). */
export function videoRoutes(deps: VideoDeps): EngineRoute[] {
  return [
    { method: 'POST', path: VIDEO_PATHS.create, handler: createVideo(deps), work: VIDEO_WORK },
    { method: 'GET', path: VIDEO_PATHS.query, handler: queryVideo(deps) },
    { method: 'POST', path: VIDEO_PATHS.createTemplate, handler: createTemplateVideo(deps), work: VIDEO_WORK },
    { method: 'GET', path: VIDEO_PATHS.queryTemplate, handler: queryTemplateVideo(deps) },
    { method: 'POST', path: VIDEO_V2_PATHS.create, handler: createVideoV2(deps), work: VIDEO_WORK },
    { method: 'POST', path: VIDEO_V2_PATHS.expand, handler: expandPrompt(deps), work: VIDEO_WORK },
    { method: 'POST', path: VIDEO_V2_PATHS.regenerate, handler: regenerateVideo(deps), work: VIDEO_WORK },
    { method: 'GET', path: VIDEO_V2_PATHS.query, handler: listVideosV2(deps) },
    { method: 'GET', path: `${VIDEO_V2_PATHS.query}/:task_id`, handler: queryVideoV2(deps) },
    { method: 'DELETE', path: `${VIDEO_V2_PATHS.create}/:task_id`, handler: deleteVideo(deps) },
  ];
}
