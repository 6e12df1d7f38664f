import type { ImageBody } from '../../../shared/service-api/images.ts';
import type { Style } from '../../images/scene/scene.ts';
import { readPrompt } from '../../images/prompt/read-prompt.ts';
import { badRequest } from '../service-error.ts';

/** Names that the service gives its styles, in its own language and in English. */
const STYLE_TYPES: Readonly<Record<string, Style>> = {
  漫画: 'flat',
  元气: 'poster',
  中世纪: 'oil',
  水彩: 'watercolour',
  comic: 'flat',
  anime: 'flat',
  vibrant: 'poster',
  medieval: 'oil',
};
/** Below this a style is a hint that the painter, who has no half styles, leaves aside. */
const LEAST_WEIGHT = 0.5;
const USUAL_WEIGHT = 0.8;

/**
 * The style of `image-01-live` (gaps.md G8); undefined leaves it to the prompt.
 * @throws ServiceError 400 for a style with another model
 */
export function imageStyle({ model, style }: ImageBody): Style | undefined {
  if (style === undefined) return undefined;
  if (model !== 'image-01-live') throw badRequest('invalid params: style works with image-01-live only');
  if ((style.style_weight ?? USUAL_WEIGHT) < LEAST_WEIGHT) return undefined;
  return STYLE_TYPES[style.style_type.toLowerCase()] ?? readPrompt(style.style_type).style ?? undefined;
}
