import type { CallOptions } from '../transport/service-connection.ts';

/**
 * Images to be generated. Either `aspectRatio` or both sides are set, or nothing. `subject` is a data URL or a web address of
 * a JPEG or PNG; `style` belongs to `image-01-live`. With `isInline` the answer holds the bytes, otherwise links to them.
 */
export type ImageCall = CallOptions & {
  model: string;
  prompt: string;
  aspectRatio: string | null;
  widthPx: number | null;
  heightPx: number | null;
  seed: number | null;
  count: number;
  promptOptimizer: boolean;
  style: { type: string; weight: number } | null;
  subject: string | null;
  watermark: boolean;
  isInline?: boolean;
};

/** Where one image is: a link, which dies after 24 h, or its bytes. */
export type RemoteImage = { link: string } | { bytes: Uint8Array };

/**
 * What the service generated, fewer than were asked for where it blocked some. `failedCount` is what it says of these. `seeds`
 * are in the order of the images, and so are `prompts`, what each was drawn from where the prompt was optimized; `notDrawn` are words
 * of the prompt that none of them shows. Only the local engine says these.
 */
export type GeneratedImages = {
  images: RemoteImage[];
  failedCount: number;
  seeds: string[];
  notDrawn: string[];
  prompts: string[];
};

/** The operation of images. */
export interface ServiceImages {
  generate(request: ImageCall): Promise<GeneratedImages>;
}
