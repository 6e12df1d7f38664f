import { IMAGE_RATIOS, IMAGE_STYLE_NAMES } from '../../../../shared/domain/generation/images/image-models.ts';
import { numberOf } from '../../language/number-words.ts';
import { takeRatio } from '../../language/shape-words.ts';
import type { DoneCall } from '../../situation/done-call.ts';
import { takeOut, tidy } from '../generating/made-of.ts';

/** How a generation is to differ from the last one, and how many are wanted; null where no number is said. */
export type Change = { change: string; count: number | null };

const STYLE = new RegExp(
  `[\\s,]*\\b(?:in|as|with)\\s+(?:an?\\s+|the\\s+)?(?<style>${IMAGE_STYLE_NAMES.join('|')}|watercolors?|watercolours|comics)(?:\\s+(?:style|look|painting|strip))?(?![\\p{L}])`,
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

/** The arguments of a call with what is to differ: settings where the change names some, the rest in words. Null where that makes no sense. */
export function changedArguments({ name, args }: DoneCall, { change, count }: Change): Record<string, unknown> | null {
  const { again: _, ...before } = args;
  const kept: Record<string, unknown> = count === null ? { ...before } : { ...before, count };
  if (change === '') return { ...kept, again: true };
  if (name === 'generate_images') {
    const style = takeOut(change.replace(STYLE_ALONE, 'in $1'), STYLE);
    const ratio = takeOut(style.rest, RATIO);
    const shaped = takeRatio(ratio.rest, IMAGE_RATIOS);
    const seed = takeOut(shaped.rest, SEED);
    return withWords(
      {
        ...kept,
        ...(style.groups ? { style: styleNamed(style.groups['style'] ?? '') } : {}),
        ...(ratio.groups ? { ratio: ratio.groups['ratio'] } : shaped.ratio === null ? {} : { ratio: shaped.ratio }),
        ...(seed.groups ? { seed: Number(seed.groups['seed']) } : {}),
      },
      'prompt',
      seed.rest,
    );
  }
  if (name === 'generate_song') {
    const instrumental = takeOut(change, INSTRUMENTAL);
    return withWords({ ...kept, ...(instrumental.groups ? { isInstrumental: true } : {}) }, 'style', instrumental.rest);
  }
  // Of a clip one is made at a time.
  const resolution = takeOut(change, RESOLUTION);
  const seconds = takeOut(resolution.rest, SECONDS);
  const length = numberOf(seconds.groups?.['seconds'] ?? '');
  return withWords(
    {
      ...before,
      ...(resolution.groups ? { resolution: resolution.groups['resolution']?.toUpperCase() } : {}),
      ...(length === null ? {} : { durationSeconds: length }),
    },
    'prompt',
    seconds.rest,
  );
}

function withWords(args: Record<string, unknown>, field: string, words: string): Record<string, unknown> {
  const more = tidy(words.replace(/^(?:and|but|with it)\s+/i, ''));
  if (more === '') return args;
  const before = typeof args[field] === 'string' ? args[field] : '';
  return { ...args, [field]: before === '' ? more : `${before}, ${more}` };
}

const styleNamed = (style: string): string => {
  const name = style.toLowerCase().replace(/s$/, '');
  return name === 'watercolor' ? 'watercolour' : name;
};
