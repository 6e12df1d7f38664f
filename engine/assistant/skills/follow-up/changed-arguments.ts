import { IMAGE_RATIOS, IMAGE_STYLE_NAMES } from '../../../../shared/domain/generation/images/image-models.ts';
import { VIDEO_RATIOS } from '../../../../shared/domain/generation/clips/video-v2-models.ts';
import { numberOf } from '../../language/number-words.ts';
import { otherRatio, SHAPED, takeRatio } from '../../language/shape-words.ts';
import type { DoneCall } from '../../situation/done-call.ts';
import { takeOut, tidy } from '../generating/made-of.ts';

/** How a generation is to differ from the last one, and how many are wanted; null where no number is said. */
export type Change = { change: string; count: number | null };

/** “The colour to red.” */
const BECOMES = /^((?:the\s+)?[\p{L}-]+(?:\s+[\p{L}-]+)?)\s+(?:in)?to\s+/iu;
const LONGER = /^(?:(?:a (?:bit|little)|much|slightly|even|way)\s+)?(?<how>longer|shorter)$/i;
/** As long as a clip is where nothing is said. */
const USUAL_SECONDS = 6;
const MOST_SECONDS = 60;
const CLIP_RATIOS = Object.keys(VIDEO_RATIOS);
const STYLE = new RegExp(
  `[\\s,]*\\b(?:in|as|with|into|to|like)\\s+(?:an?\\s+|the\\s+)?(?<style>${IMAGE_STYLE_NAMES.join('|')}|watercolors?|watercolours|comics)(?:\\s+(?:style|look|painting|strip))?(?![\\p{L}])`,
  'iu',
);
/** “The same but comic.” */
const STYLE_ALONE = new RegExp(`^(${IMAGE_STYLE_NAMES.join('|')}|watercolors?|watercolours)$`, 'i');
const RATIO = new RegExp(
  `[\\s,]*\\b(?:in|as|at|with)?\\s*(?<ratio>${IMAGE_RATIOS.join('|')})(?![\\d:])(?: format)?`,
  'i',
);
const SEED = /[\s,]*\b(?:with |using )?(?:the |another |a )?seed (?:number |of )?(?<seed>\d{1,9})\b/i;
const SECONDS =
  /[\s,]*\b(?:for |with |lasting |at |in )?(?<seconds>\d{1,2}|six|ten)[\s-]?(?:s|secs?|seconds?)\b(?: long)?/i;
const RESOLUTION = /[\s,]*\b(?:in |at |with )?(?<resolution>480p|512p|720p|768p|1080p|2k)\b/i;
const INSTRUMENTAL =
  /[\s,]*\b(?:as an? |an? )?instrumentals?\b|[\s,]*\b(?:without|no) (?:vocals?|singing|singer|words|lyrics|voice)\b/i;

type Arguments = Readonly<Record<string, unknown>>;

/** How the arguments of each tool take a change. */
const CHANGED: Readonly<Record<string, (before: Arguments, change: string) => Arguments>> = {
  generate_images: imagesChanged,
  generate_song: songChanged,
  generate_clip: clipChanged,
};

/** The arguments of a call with what is to differ: settings where the change names some, the rest in words. Null where that makes no sense. */
export function changedArguments({ name, args }: DoneCall, { change, count }: Change): Arguments | null {
  const { again: _, ...before } = args;
  // Of a clip one is made at a time.
  const kept = count === null || name === 'generate_clip' ? before : { ...before, count };
  if (change === '') return { ...kept, again: true };
  return CHANGED[name]?.(kept, change) ?? null;
}

function imagesChanged(before: Arguments, change: string): Arguments {
  const style = takeOut(change.replace(STYLE_ALONE, 'in $1'), STYLE);
  const ratio = takeOut(style.rest, RATIO);
  const shaped = takeRatio(ratio.rest, IMAGE_RATIOS);
  const seed = takeOut(shaped.rest, SEED);
  const wanted =
    ratio.groups?.['ratio'] ?? shaped.ratio ?? otherRatio(before['ratio'] ?? '1:1', seed.rest, IMAGE_RATIOS);
  const args = {
    ...before,
    ...(style.groups ? { style: styleNamed(style.groups['style'] ?? '') } : {}),
    ...(wanted === null ? {} : { ratio: wanted }),
    ...(seed.groups ? { seed: Number(seed.groups['seed']) } : {}),
  };
  return withWords(args, 'prompt', seed.rest.replace(SHAPED, ''));
}

function songChanged(before: Arguments, change: string): Arguments {
  const instrumental = takeOut(change, INSTRUMENTAL);
  return withWords({ ...before, ...(instrumental.groups ? { isInstrumental: true } : {}) }, 'style', instrumental.rest);
}

function clipChanged(before: Arguments, change: string): Arguments {
  const resolution = takeOut(change, RESOLUTION);
  const seconds = takeOut(resolution.rest, SECONDS);
  const length = numberOf(seconds.groups?.['seconds'] ?? '') ?? otherLength(before['durationSeconds'], seconds.rest);
  // A clip of a picture has its shape.
  const isOfWords = before['firstFrameId'] === undefined;
  const shaped = takeRatio(seconds.rest.replace(LONGER, ''), isOfWords ? CLIP_RATIOS : []);
  const ratio = shaped.ratio ?? (isOfWords ? otherRatio(before['ratio'] ?? '16:9', shaped.rest, CLIP_RATIOS) : null);
  const args = {
    ...before,
    ...(resolution.groups ? { resolution: resolution.groups['resolution']?.toUpperCase() } : {}),
    ...(length === null ? {} : { durationSeconds: length }),
    ...(ratio === null ? {} : { ratio }),
  };
  return withWords(args, 'prompt', ratio === null ? shaped.rest : shaped.rest.replace(SHAPED, ''));
}

/** How long a clip is to be that is to be longer or shorter than another; null where neither is said. */
function otherLength(before: unknown, words: string): number | null {
  const how = LONGER.exec(words)?.groups?.['how']?.toLowerCase();
  const seconds = typeof before === 'number' ? before : USUAL_SECONDS;
  if (how === 'longer') return Math.min(MOST_SECONDS, seconds < 10 ? 10 : 2 * seconds);
  return how === 'shorter' ? Math.max(1, Math.round(seconds / 2)) : null;
}

function withWords(args: Arguments, field: string, words: string): Arguments {
  const more = tidy(words.replace(/^(?:and|but|with it)\s+/i, '').replace(BECOMES, '$1 '));
  if (more === '') return args;
  const before = typeof args[field] === 'string' ? args[field] : '';
  return { ...args, [field]: before === '' ? more : `${before}, ${more}` };
}

const styleNamed = (style: string): string => {
  const name = style.toLowerCase().replace(/s$/, '');
  return name === 'watercolor' ? 'watercolour' : name;
};
