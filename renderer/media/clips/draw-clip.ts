import { videoEvent } from './video-event.ts';

/** Frames in the row of pictures of a clip, from its beginning to its end. */
export const SPRITE_FRAMES = 10;
const SPRITE_FRAME_PX = 160;
const THUMBNAIL_PX = 512;
const QUALITY = 0.8;
/** The clip stands for itself with what it shows after a moment: the very first frame is often dark. */
const THUMBNAIL_SHARE = 0.15;

/** Pictures that stand for a clip, both WebP: one, and a row of SPRITE_FRAMES. */
export type ClipPictures = { thumbnail: Blob; sprite: Blob };

/** Draws the pictures of a clip. Throws Error where the window cannot decode it. */
export async function drawClip(address: string): Promise<ClipPictures> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    const known = videoEvent(video, 'loadeddata');
    video.src = address;
    await known;
    const { videoWidth, duration } = video;
    if (videoWidth === 0 || !Number.isFinite(duration)) throw new Error('The clip has no picture.');
    const thumbnail = await thumbnailOf(video, duration * THUMBNAIL_SHARE);
    return { thumbnail, sprite: await spriteOf(video, duration) };
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

async function thumbnailOf(video: HTMLVideoElement, time: number): Promise<Blob> {
  const scale = Math.min(1, THUMBNAIL_PX / Math.max(video.videoWidth, video.videoHeight));
  await seek(video, time);
  const canvas = new OffscreenCanvas(Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
}

async function spriteOf(video: HTMLVideoElement, duration: number): Promise<Blob> {
  const height = Math.max(1, Math.round((SPRITE_FRAME_PX * video.videoHeight) / video.videoWidth));
  const canvas = new OffscreenCanvas(SPRITE_FRAME_PX * SPRITE_FRAMES, height);
  const context = canvas.getContext('2d');
  for (let frame = 0; frame < SPRITE_FRAMES; frame += 1) {
    await seek(video, (duration * (frame + 0.5)) / SPRITE_FRAMES);
    context?.drawImage(video, frame * SPRITE_FRAME_PX, 0, SPRITE_FRAME_PX, height);
  }
  return await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
}

async function seek(video: HTMLVideoElement, time: number): Promise<void> {
  const sought = videoEvent(video, 'seeked');
  video.currentTime = time;
  await sought;
}
