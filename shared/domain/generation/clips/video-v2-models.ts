import type { VideoResolution } from './video-models.ts';

/** Limits of a request (gaps.md part 2, v2 video creation). Characters are code points; sides in pixels. */
export const VIDEO_V2_LIMITS = {
  textCharacters: 7000,
  bodyBytes: 64 * 1024 * 1024,
  pictureBytes: 30 * 1024 * 1024,
  side: { least: 256, most: 5760 },
  ratio: { least: 0.4, most: 2.5 },
  references: { image: 9, video: 3, audio: 3, all: 12 },
  expansionCharacters: 40_000,
} as const;

/** Ratios of width to height. */
export const VIDEO_RATIOS = {
  '21:9': 21 / 9,
  '16:9': 16 / 9,
  '4:3': 4 / 3,
  '1:1': 1,
  '3:4': 3 / 4,
  '9:16': 9 / 16,
} as const;
/** See VIDEO_RATIOS. */
export type VideoRatio = keyof typeof VIDEO_RATIOS;

/** What a model accepts; durations in whole seconds, both ends included. */
export type VideoV2Model = {
  resolutions: readonly VideoResolution[];
  seconds: { least: number; most: number };
  hasExpansionMode: boolean;
};

const MODELS: Readonly<Record<string, VideoV2Model>> = {
  h3: { resolutions: ['768P', '2K'], seconds: { least: 4, most: 15 }, hasExpansionMode: false },
  'h3-max': { resolutions: ['480P', '768P'], seconds: { least: 5, most: 15 }, hasExpansionMode: true },
};

/** The model of a name with or without a prefix; undefined for another. */
export function videoV2Model(name: string): VideoV2Model | undefined {
  const key = name.toLowerCase().replace(/^(?:vendor|minimax)-/, '');
  return Object.hasOwn(MODELS, key) ? MODELS[key] : undefined;
}
