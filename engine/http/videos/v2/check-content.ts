import { VIDEO_V2_LIMITS, type VideoContent } from '../../../../shared/service-api/videos/videos-v2.ts';
import { badRequest } from '../../service-error.ts';

/** What the content of a request consists of. */
export type CheckedContent = {
  text: string;
  first: string | undefined;
  last: string | undefined;
  /** Addresses of pictures that are to be shown somehow. */
  references: string[];
};

type Mode = { textCharacters: number };

/**
 * Checks what a video is to be made from (gaps.md part 2, v2 video creation). Videos and sounds as references are checked and
 * refused: the engine cannot look into them.
 * @throws ServiceError 400
 */
export function checkContent(
  content: readonly VideoContent[],
  { textCharacters }: Mode = { textCharacters: VIDEO_V2_LIMITS.textCharacters },
): CheckedContent {
  const text = textOf(content, textCharacters);
  const pictures = content.filter((item) => item.type === 'image_url');
  const videos = content.filter((item) => item.type === 'video_url');
  const sounds = content.filter((item) => item.type === 'audio_url');
  // One picture without a role is the first frame; among several each must say what it is.
  const isOnlyPicture = pictures.length === 1;
  const roleOf = (role: string | undefined) => role ?? (isOnlyPicture ? 'first_frame' : undefined);
  const inRole = (wanted: string) =>
    pictures.filter(({ role }) => roleOf(role) === wanted).map((item) => item.image_url.url);
  if (pictures.some(({ role }) => roleOf(role) === undefined))
    throw badRequest('invalid params: content: each of several images needs a role');
  if (videos.some(({ role }) => role === 'base_video'))
    throw badRequest('invalid params: content: base_video works with video_regeneration only');
  const [firsts, lasts, references] = [inRole('first_frame'), inRole('last_frame'), inRole('reference_image')];
  checkCounts(
    { firsts: firsts.length, lasts: lasts.length, references: references.length },
    videos.length,
    sounds.length,
  );
  if (videos.length + sounds.length > 0)
    throw badRequest('invalid params: content: the local engine does not work with reference videos and audios');
  return { text, first: firsts[0], last: lasts[0], references };
}

function textOf(content: readonly VideoContent[], most: number): string {
  const texts = content.filter((item) => item.type === 'text');
  const text = texts[0]?.text ?? '';
  if (text.trim() === '') throw badRequest('invalid params: content: a text item that is not empty is required');
  if (texts.length > 1) throw badRequest('invalid params: content: there must be exactly one text item');
  if ([...text].length > most)
    throw badRequest(`invalid params: content: the text must have at most ${most} characters`);
  return text;
}

type PictureCounts = { firsts: number; lasts: number; references: number };

function checkCounts({ firsts, lasts, references }: PictureCounts, videos: number, sounds: number): void {
  const limits = VIDEO_V2_LIMITS.references;
  const refuse = (why: string) => badRequest(`invalid params: content: ${why}`);
  if (firsts > 1) throw refuse('there must be at most one first_frame');
  if (lasts > 1) throw refuse('there must be at most one last_frame');
  if (lasts > 0 && firsts === 0) throw refuse('last_frame works with a first_frame only');
  if (firsts + lasts > 0 && references + videos + sounds > 0) throw refuse('frames and references exclude each other');
  if (references > limits.image) throw refuse(`there must be at most ${limits.image} reference images`);
  if (videos > limits.video) throw refuse(`there must be at most ${limits.video} reference videos`);
  if (sounds > limits.audio) throw refuse(`there must be at most ${limits.audio} reference audios`);
  if (references + videos + sounds > limits.all) throw refuse(`there must be at most ${limits.all} references`);
  if (sounds > 0 && references + videos === 0) throw refuse('reference audio needs a reference image or video');
}
