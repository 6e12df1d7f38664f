import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { VIDEO_LIMITS } from '../../../../shared/service-api/videos/videos.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { EngineContext } from '../../exchange.ts';
import { requireFile } from '../../files/require-file.ts';
import { fetchReference } from '../../images/reference/fetch-reference.ts';
import { badRequest } from '../../service-error.ts';

/** A picture that a request brings. */
export type FramePicture = { bytes: Uint8Array; width: number; height: number };

/** What a picture must be like. `isTooLarge` judges the size of the file. */
export type FrameRules = {
  mostBytes: number;
  leastSide: number;
  mostSide?: number;
  ratio: { least: number; most: number };
};

/** Rules of v1 (service.md, variant B): under 20 MB, short side above 300 pixels, between 2:5 and 5:2. */
export const FRAME_RULES: FrameRules = {
  mostBytes: VIDEO_LIMITS.frameBytes - 1,
  leastSide: VIDEO_LIMITS.frameSide + 1,
  ratio: VIDEO_LIMITS.frameRatio,
};

const DATA_URL = /^data:[^,]*;base64,/i;
const FILE_URL = 'mm_file://';
const TYPES = new Set(['jpg', 'png', 'webp']);
/** Ratios of whole pixels that are meant to be a limit miss it by a little. */
const RATIO_SLACK = 0.001;

/**
 * The picture of a field, from a data URL, an address or an uploaded file (`mm_file://ID`).
 * @throws ServiceError 400 that names the field
 */
export async function readFrame(
  context: EngineContext,
  files: FileStore,
  wanted: { field: string; source: string; rules?: FrameRules },
): Promise<FramePicture> {
  const { field, source, rules = FRAME_RULES } = wanted;
  const tooLarge = () =>
    badRequest(`invalid params: ${field} must be smaller than ${(rules.mostBytes + 1) / 1024 / 1024} MB`);
  const bytes = DATA_URL.test(source)
    ? Buffer.from(source.replace(DATA_URL, ''), 'base64')
    : source.startsWith(FILE_URL)
      ? await readUpload(files, field, source.slice(FILE_URL.length))
      : await fetchReference(context, source, { field, mostBytes: rules.mostBytes, tooLarge });
  if (bytes.length > rules.mostBytes) throw tooLarge();
  const size = sizeOf(bytes, field);
  checkSize(size, field, rules);
  return { bytes, ...size };
}

async function readUpload(files: FileStore, field: string, id: string): Promise<Uint8Array> {
  const file = await requireFile(files, id);
  if (file.purpose !== 'video_generation_input')
    throw badRequest(
      `invalid params: the file of ${field} has the purpose ${file.purpose}, not video_generation_input`,
    );
  return readFile(files.pathOf(file));
}

function sizeOf(bytes: Uint8Array, field: string): { width: number; height: number } {
  let found: ReturnType<typeof imageSize>;
  try {
    found = imageSize(bytes);
  } catch {
    // Whatever it stumbled over: the picture cannot be used.
    throw badRequest(`invalid params: ${field} must be a JPG, JPEG, PNG or WebP`);
  }
  if (!TYPES.has(found.type ?? '')) throw badRequest(`invalid params: ${field} must be a JPG, JPEG, PNG or WebP`);
  // Cameras that were held upright say so in a tag and store the picture lying.
  const isTurned = (found.orientation ?? 1) > 4;
  return isTurned ? { width: found.height, height: found.width } : { width: found.width, height: found.height };
}

function checkSize({ width, height }: { width: number; height: number }, field: string, rules: FrameRules): void {
  const { leastSide, mostSide = Number.POSITIVE_INFINITY, ratio } = rules;
  const has = `invalid params: ${field} has ${width} x ${height} pixels`;
  if (Math.min(width, height) < leastSide) throw badRequest(`${has}, its short side must have at least ${leastSide}`);
  if (Math.max(width, height) > mostSide) throw badRequest(`${has}, its long side must have at most ${mostSide}`);
  const own = width / height;
  if (own < ratio.least - RATIO_SLACK || own > ratio.most + RATIO_SLACK)
    throw badRequest(`${has}, its width over its height must be between ${ratio.least} and ${ratio.most}`);
}
