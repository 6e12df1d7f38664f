import { SERVICE_PRESETS } from '../domain/settings/settings.ts';

/** What a service counts requests of; each of them apart for every model. */
export type RateOperation =
  | 'transcription'
  | 'speech'
  | 'cloning'
  | 'design'
  | 'images'
  | 'music'
  | 'video'
  | 'video-v2'
  | 'files'
  | 'status'
  | 'other';

/** At most `count` requests within any `windowMs` and, where it is set, at most `amount` results of them. */
export type RateLimit = { count: number; windowMs: number; amount?: number };

const MINUTE_MS = 60_000;

const OPERATIONS: readonly [prefix: string, RateOperation][] = [
  ['/v1/speech_to_text', 'transcription'],
  ['/v1/t2a', 'speech'],
  ['/v1/voice_clone', 'cloning'],
  ['/v1/voice_design', 'design'],
  ['/v1/image_generation', 'images'],
  ['/v1/music_generation', 'music'],
  ['/v1/video_generation', 'video'],
  ['/v2/video_generation', 'video-v2'],
  ['/v1/files', 'files'],
  ['/v1/query', 'status'],
  ['/v2/query', 'status'],
];

/** The operation behind a path of the interface. */
export function rateOperation(path: string): RateOperation {
  return OPERATIONS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'other';
}

/** Requests a minute of a paid account on the two public addresses (gaps.md, G26); another service has limits of its own. */
const PUBLISHED: Record<(typeof SERVICE_PRESETS)[number]['id'], Partial<Record<RateOperation, number>>> = {
  global: { speech: 60, cloning: 60, design: 20, images: 10, video: 20, 'video-v2': 300 },
  mainland: { speech: 20, cloning: 60, design: 20, images: 10, video: 20, 'video-v2': 300 },
};
/** Images a minute, however many requests ask for them (gaps.md, G26). */
const IMAGES_A_MINUTE = 60;
/** Queries of tasks are limited on every service (service.md, Limits). */
const STATUS: RateLimit = { count: 10, windowMs: 1000 };
/** Music is limited on every service (service.md, Limits): free models have names that say so. */
const MUSIC = { paid: 120, free: 3 };

/**
 * The limit that is documented for an operation at an address; null where none is, or the address is not known. Accounts
 * differ, so a service that refuses earlier is obeyed all the same.
 */
export function documentedRate(of: {
  baseUrl: string;
  operation: RateOperation;
  model: string | null;
}): RateLimit | null {
  if (of.operation === 'status') return STATUS;
  const preset = SERVICE_PRESETS.find(({ baseUrl }) => baseUrl === of.baseUrl);
  const isMusic = of.operation === 'music';
  const music = of.model?.endsWith('-free') ? MUSIC.free : MUSIC.paid;
  const count = isMusic ? music : preset && PUBLISHED[preset.id][of.operation];
  if (count === undefined) return null;
  return { count, windowMs: MINUTE_MS, ...(of.operation === 'images' ? { amount: IMAGES_A_MINUTE } : {}) };
}
