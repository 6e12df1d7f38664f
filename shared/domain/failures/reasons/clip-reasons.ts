import type { FailureData } from '../failure.ts';
import { numberIn, textIn } from '../failure-data.ts';

const modelIn = (data: FailureData): string => {
  const model = textIn(data, 'model');
  return model === null ? 'This model' : model.replace(/^Vendor-/, '');
};

const MODES: Readonly<Record<string, string>> = {
  text: 'a prompt alone',
  'first-frame': 'a first frame',
  'first-last': 'a first and a last frame',
  subject: 'a subject',
  references: 'references',
};

/** Sentences about clips and their generation. */
export const CLIP_REASONS = {
  clip_duration: (data: FailureData) => {
    const [least, most] = [numberIn(data, 'least'), numberIn(data, 'most')];
    const span =
      least === most
        ? `${most ?? 6} s`
        : `${least ?? 6} ${numberIn(data, 'lengths') === 2 ? 'or' : 'to'} ${most ?? 10} s`;
    return `${modelIn(data)} generates ${span} at ${textIn(data, 'resolution') ?? 'this resolution'}.`;
  },
  clip_first_frame: 'Choose a first frame, too. The size of the clip follows it.',
  clip_frames_and_references: 'Use either frames or references.',
  clip_mode: (data: FailureData) =>
    `${modelIn(data)} can’t generate from ${MODES[textIn(data, 'mode') ?? ''] ?? 'this'}. Choose another model.`,
  clip_model: (data: FailureData) => `${modelIn(data)} isn’t available. Choose another model.`,
  clip_one_subject: 'Use one image of the subject.',
  clip_prompt_empty: 'Describe the clip first.',
  clip_ratio: 'Choose an aspect ratio that this model has.',
  clip_resolution: (data: FailureData) =>
    `${modelIn(data)} doesn’t have ${textIn(data, 'resolution') ?? 'this resolution'} here. Choose another one.`,
  clip_unreadable: 'This file can’t be read as a video. It may be damaged. Choose an MP4.',
  cut_clips_missing: (data: FailureData) =>
    (numberIn(data, 'count') ?? 1) === 1
      ? 'A clip of this cut is missing or not prepared yet. Remove it or wait.'
      : `${numberIn(data, 'count') ?? 0} clips of this cut are missing or not prepared yet. Remove them or wait.`,
  cut_empty: 'This cut has no clips yet. Add one first.',
  ffmpeg_captions: 'The installed ffmpeg can’t draw captions. Choose a text track, or install one with libass.',
  ffmpeg_encoder: 'The installed ffmpeg can’t write H.264 and AAC. Install a full version of it.',
  ffmpeg_failed: (data: FailureData) => {
    if (data['wasLarge'] === true) return 'The export needed too much memory. Use fewer or smaller clips.';
    const said = textIn(data, 'said');
    return said === null || said === ''
      ? 'The export was stopped by ffmpeg without a reason.'
      : `The export was stopped by ffmpeg: “${said}”.`;
  },
  ffmpeg_missing: 'Exporting needs ffmpeg. Install it so that it is on the PATH, then try again.',
  frame_bytes: (data: FailureData) => `Images can have up to ${numberIn(data, 'most') ?? 20} MB. Choose a smaller one.`,
  frame_format: 'Images must be JPEG, PNG or WebP. Choose another one.',
  frame_ratio: (data: FailureData) => {
    const [widthPx, heightPx] = [numberIn(data, 'widthPx'), numberIn(data, 'heightPx')];
    const size = widthPx === null || heightPx === null ? '' : ` (${widthPx} × ${heightPx})`;
    return `This image${size} isn’t between 2:5 and 5:2. Crop it or choose another one.`;
  },
  frame_side: (data: FailureData) =>
    `The short side is ${numberIn(data, 'shortPx') ?? 0} px and must have at least ${numberIn(data, 'least') ?? 301} px. Choose a larger image.`,
  frame_side_long: (data: FailureData) =>
    `The long side is ${numberIn(data, 'longPx') ?? 0} px and can have up to ${numberIn(data, 'most') ?? 5760} px. Choose a smaller image.`,
  picture_gone: 'An image of this clip is no longer in the library. Choose another one.',
  task_begun: 'The service has begun this task, so it can’t be cancelled. Stop waiting instead.',
} as const;
