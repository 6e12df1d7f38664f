import {
  videoModel,
  videoSize,
  type VideoBody,
  type VideoModel,
  type VideoResolution,
} from '../../../../shared/service-api/videos/videos.ts';
import { badRequest } from '../../service-error.ts';

/** What a request asks for, once it is known to be possible. */
export type CheckedVideo = {
  model: VideoModel;
  resolution: VideoResolution;
  durationSeconds: number;
  prompt: string;
};

const USUAL_SECONDS = 6;
const WIDE = 16 / 9;

/**
 * Checks the fields of a request against its model (service.md, POST /v1/video_generation; gaps.md G12).
 * @throws ServiceError 400 that names the field
 */
export function checkVideo(body: VideoBody): CheckedVideo {
  const model = videoModel(body.model);
  if (!model) throw badRequest(`invalid params: model ${body.model} is no model of videos`);
  checkMode(body, model);
  const prompt = body.prompt ?? '';
  const hasFrame = Boolean(body.first_frame_image || body.last_frame_image);
  if (!hasFrame && !model.fromSubject && prompt.trim() === '') throw badRequest('invalid params: prompt is required');
  return { model, prompt, ...checkTable(body, model) };
}

function checkMode(body: VideoBody, model: VideoModel): void {
  const { first_frame_image: first, last_frame_image: last, subject_reference: subject } = body;
  const refuse = (field: string) => badRequest(`invalid params: ${field} does not work with the model ${body.model}`);
  const missing = (field: string) => badRequest(`invalid params: ${field} is required with the model ${body.model}`);
  if (subject && !model.fromSubject) throw refuse('subject_reference');
  if (last && !model.fromFrames) throw refuse('last_frame_image');
  if (first && !model.fromFrame) throw refuse('first_frame_image');
  if (model.fromSubject && !subject) throw missing('subject_reference');
  if (!model.fromText && !model.fromSubject && !first) throw missing('first_frame_image');
}

function checkTable(body: VideoBody, model: VideoModel): Pick<CheckedVideo, 'resolution' | 'durationSeconds'> {
  // 512P exists with a first frame alone (gaps.md G12).
  const hasMore = body.first_frame_image && !body.last_frame_image;
  const table = { ...model.resolutions, ...(hasMore ? model.frameResolutions : {}) };
  const names = Object.keys(table) as VideoResolution[];
  const resolution = body.resolution ?? names[0]!;
  const durations = table[resolution];
  if (!durations)
    throw badRequest(`invalid params: resolution ${resolution} is not one of ${names.join(', ')} of ${body.model}`);
  const durationSeconds = body.duration ?? USUAL_SECONDS;
  if (!durations.includes(durationSeconds))
    throw badRequest(
      `invalid params: duration ${durationSeconds} is not one of ${durations.join(', ')} at ${resolution} of ${body.model}`,
    );
  return { resolution, durationSeconds };
}

/** The size of the result: that of the table, or the ratio of the first frame (service.md, variant B). */
export const sizeOfVideo = (
  { resolution }: CheckedVideo,
  frame: { width: number; height: number } | undefined,
): { width: number; height: number } => videoSize(resolution, frame ? frame.width / frame.height : WIDE);
