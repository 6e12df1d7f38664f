/** Sizes in pixels by aspect ratio (service.md, image generation). */
export const IMAGE_SIZES = {
  '1:1': { width: 1024, height: 1024 },
  '16:9': { width: 1280, height: 720 },
  '4:3': { width: 1152, height: 864 },
  '3:2': { width: 1248, height: 832 },
  '2:3': { width: 832, height: 1248 },
  '3:4': { width: 864, height: 1152 },
  '9:16': { width: 720, height: 1280 },
  '21:9': { width: 1344, height: 576 },
} as const;
/** See IMAGE_SIZES. */
export type AspectRatio = keyof typeof IMAGE_SIZES;

/** All aspect ratios. */
export const IMAGE_RATIOS = Object.keys(IMAGE_SIZES) as [AspectRatio, ...AspectRatio[]];

/** Limits of a request (service.md, Limits; gaps.md G8). Characters are code points; `count` is that of one request. */
export const IMAGE_LIMITS = {
  promptCharacters: 1500,
  shortestSide: 512,
  longestSide: 2048,
  sideStep: 8,
  count: 9,
  referenceBytes: 10 * 1024 * 1024,
} as const;

/** At most so many images are generated of one recipe at once: as many requests as fit into a minute of the public rate. */
export const MOST_IMAGES = 54;

/** What one model can do: aspect ratios, sizes of any width and height, named styles (gaps.md G8). */
export type ImageModel = { ratios: readonly AspectRatio[]; hasFreeSizes: boolean; hasStyles: boolean };

const MODELS = {
  'image-01': { ratios: IMAGE_RATIOS, hasFreeSizes: true, hasStyles: false },
  'image-01-live': {
    ratios: IMAGE_RATIOS.filter((ratio) => ratio !== '21:9'),
    hasFreeSizes: false,
    hasStyles: true,
  },
} as const satisfies Record<string, ImageModel>;

/** Models of images. */
export const IMAGE_MODELS = Object.keys(MODELS) as [keyof typeof MODELS, ...(keyof typeof MODELS)[]];

/** What a model can do; null for one that is not known. */
export function imageModel(id: string): ImageModel | null {
  return Object.hasOwn(MODELS, id) ? MODELS[id as keyof typeof MODELS] : null;
}

/** Named styles of `image-01-live` by our names, as the service calls them (gaps.md G8). */
export const IMAGE_STYLES = { comic: '漫画', vibrant: '元气', medieval: '中世纪', watercolour: '水彩' } as const;
/** See IMAGE_STYLES. */
export const IMAGE_STYLE_NAMES = Object.keys(IMAGE_STYLES) as [
  keyof typeof IMAGE_STYLES,
  ...(keyof typeof IMAGE_STYLES)[],
];

/** How much a style counts where nobody says it. */
export const DEFAULT_STYLE_WEIGHT = 0.8;
