import {
  VIDEO_RATIOS,
  videoV2Model,
  type ExpansionBody,
  type VideoV2Body,
} from '../../../../shared/service-api/videos/videos-v2.ts';
import { badRequest } from '../../service-error.ts';
import type { FramePicture } from '../request/read-frame.ts';
import type { CheckedContent } from './check-content.ts';

/** @throws ServiceError 400 for a resolution, a duration or an option that the model does not have */
export function checkModel(body: VideoV2Body): void {
  checkDuration(body);
  const model = videoV2Model(body.model);
  if (!model?.resolutions.includes(body.resolution))
    throw badRequest(
      `invalid params: resolution ${body.resolution} is not one of ${model?.resolutions.join(', ')} of ${body.model}`,
    );
  if (body.extra?.prompt_expansion_mode !== undefined && !model.hasExpansionMode)
    throw badRequest(`invalid params: extra.prompt_expansion_mode does not work with the model ${body.model}`);
}

/** @throws ServiceError 400 for a duration that the model does not have */
export function checkDuration({ model: name, duration }: Pick<ExpansionBody, 'model' | 'duration'>): void {
  const seconds = videoV2Model(name)?.seconds;
  if (!seconds || duration < seconds.least || duration > seconds.most)
    throw badRequest(`invalid params: duration ${duration} is not ${seconds?.least} to ${seconds?.most} of ${name}`);
}

const WIDE = 16 / 9;

/**
 * Width over height of the result: asked for with a text alone, that of the first frame, else as asked or wide.
 * @throws ServiceError 400 when the ratio does not go with the content
 */
export function ratioOf(
  { ratio }: Pick<VideoV2Body, 'ratio'>,
  content: CheckedContent,
  frame: FramePicture | undefined,
): number {
  if (frame) {
    if (ratio !== undefined && ratio !== 'adaptive')
      throw badRequest('invalid params: ratio must be adaptive with frames');
    return frame.width / frame.height;
  }
  if (content.references.length > 0) return ratio === undefined || ratio === 'adaptive' ? WIDE : VIDEO_RATIOS[ratio];
  if (ratio === undefined) throw badRequest('invalid params: ratio is required');
  if (ratio === 'adaptive') throw badRequest('invalid params: ratio adaptive does not work with a text alone');
  return VIDEO_RATIOS[ratio];
}
