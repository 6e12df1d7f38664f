import { videoEvent } from './video-event.ts';

/** The picture of the time that an element was brought to, as a PNG of its own size. Throws where it cannot be decoded. */
export async function pictureOf(video: HTMLVideoElement): Promise<Blob> {
  if (video.seeking) await videoEvent(video, 'seeked');
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await videoEvent(video, 'loadeddata');
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return await canvas.convertToBlob({ type: 'image/png' });
}
