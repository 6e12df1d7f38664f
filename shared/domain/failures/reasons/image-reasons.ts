import type { FailureData } from '../failure.ts';
import { limitIn, numberIn, quotedFile, textIn } from '../failure-data.ts';

const modelIn = (data: FailureData): string => {
  const model = textIn(data, 'model');
  return model === null ? 'This model' : `The model ${model}`;
};

/** Sentences about images and their generation. */
export const IMAGE_REASONS = {
  image_count: (data: FailureData) => `Generate 1 to ${numberIn(data, 'most') ?? 9} images at once.`,
  image_model: (data: FailureData) => `${modelIn(data)} isn’t available. Choose another one.`,
  image_prompt_empty: 'Describe the image first.',
  image_prompt_long: (data: FailureData) =>
    `A prompt can have up to ${limitIn(data, 'most', 1500)} characters. Shorten it.`,
  image_ratio: (data: FailureData) =>
    `${modelIn(data)} can’t use the aspect ratio ${textIn(data, 'ratio') ?? 'chosen'}. Choose another one.`,
  image_size: (data: FailureData) =>
    `Width and height are ${numberIn(data, 'least') ?? 512} to ${numberIn(data, 'most') ?? 2048} pixels in steps of ${numberIn(data, 'step') ?? 8}. Give both.`,
  image_size_model: (data: FailureData) => `${modelIn(data)} has fixed sizes. Choose an aspect ratio.`,
  image_style_model: (data: FailureData) =>
    `${modelIn(data)} has no styles. Describe the style in the prompt, or choose another model.`,
  image_edit: 'The edit changes nothing, or doesn’t fit the image. Its sides can be 1 to 8,192 px.',
  image_subject: 'A subject reference is a JPEG or PNG image of at most 10 MB in the library. Choose another one.',
  image_unreadable: (data: FailureData) =>
    `${quotedFile(data)} can’t be read as an image. It may be damaged. Choose a PNG, JPEG, WebP, AVIF or GIF file.`,
  nothing_missing: 'All images of this generation are there. Generate new ones instead.',
} as const;
