/** A side ratio in a request, and the request without it. */
export type Shaped = { rest: string; ratio: string | null };

const JOIN = String.raw`(?:[\s,]*\b(?:in|as|at|with|for|make it|format|ratio|an? aspect ratio of|an?|my)\b)*[\s,]*`;
/** "16 by 9", "16x9", "16:9". */
const IN_NUMBERS = new RegExp(
  String.raw`${JOIN}\b(?<one>\d{1,2})\s*(?::|x|×|by)\s*(?<other>\d{1,2})(?![\d:])(?: format| ratio)?`,
  'i',
);
/** What only a shape or a place to show it is called by: a square table is something to draw, and so is a landscape. */
const IN_WORDS: readonly (readonly [string, RegExp])[] = [
  [
    '16:9',
    new RegExp(
      String.raw`${JOIN}\b(?:wide-?screen|(?:landscape|wide|horizontal) (?:format|orientation|mode))\b(?: format)?`,
      'i',
    ),
  ],
  [
    '9:16',
    new RegExp(
      String.raw`${JOIN}\b(?:(?:vertical|portrait|upright|tall) (?:format|orientation|mode)|(?:instagram|insta|ig|facebook) (?:stor(?:y|ies)|reels?)|(?<=\bfor (?:an? |my )?)reels?|(?:youtube )?shorts\b(?=[\s,.]*$)|tik-?toks?)\b`,
      'i',
    ),
  ],
  ['1:1', new RegExp(String.raw`${JOIN}\b(?:square (?:format|crop)|(?:instagram|insta|ig) posts?)\b`, 'i')],
];
/** Said by itself between commas. */
const ALONE: readonly (readonly [string, RegExp])[] = [
  ['9:16', /(?:^|,)\s*(?:vertical|upright|portrait)\s*(?=,|$)/i],
  ['16:9', /(?:^|,)\s*(?:wide|landscape|horizontal)\s*(?=,|$)/i],
  ['1:1', /(?:^|,)\s*square\s*(?=,|$)/i],
];
/** Before the thing: a vertical video, a square picture. */
const BEFORE: readonly (readonly [string, RegExp])[] = [
  [
    '9:16',
    /^(?:vertical|upright|tik-?tok|(?:instagram |insta )?(?:story|reels?)|shorts?|phone|mobile|portrait(?=$))\b/i,
  ],
  ['16:9', /^(?:wide-?screen|landscape|horizontal|wide|youtube|desktop|zoom|presentation)\b/i],
  ['1:1', /^square\b/i],
];

const cut = (text: string, part: string): string =>
  text
    .replace(part, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '');

/** The side ratio that words ask for, of those that may be had. */
export function takeRatio(text: string, ratios: readonly string[]): Shaped {
  const numbers = IN_NUMBERS.exec(text);
  const said = numbers?.groups ? `${numbers.groups['one']}:${numbers.groups['other']}` : '';
  if (numbers && ratios.includes(said)) return { rest: cut(text, numbers[0]), ratio: said };
  return named(text, [...IN_WORDS, ...ALONE], ratios);
}

/** The same of the words before the thing. */
export const takeRatioBefore = (text: string, ratios: readonly string[]): Shaped => named(text, BEFORE, ratios);

function named(text: string, ways: typeof IN_WORDS, ratios: readonly string[]): Shaped {
  for (const [ratio, pattern] of ways) {
    const match = pattern.exec(text);
    if (match && ratios.includes(ratio)) return { rest: cut(text, match[0]), ratio };
  }
  return { rest: text, ratio: null };
}

/** Shapes of the places that something is drawn for. */
const PLACES: readonly (readonly [ratio: string, place: RegExp])[] = [
  [
    '16:9',
    /\b(?:thumbnails?|(?:desktop|laptop|pc|zoom|tv|widescreen) (?:wallpapers?|backgrounds?)|(?:wallpapers?|backgrounds?) for (?:my |the |a )?(?:desktop|laptop|pc|computer|tv|zoom)\b)/i,
  ],
  [
    '9:16',
    /\b(?:(?:phone|mobile|lock ?screen|iphone|android) (?:wallpapers?|backgrounds?)|(?:wallpapers?|backgrounds?) for (?:my |the |a )?(?:phone|mobile|iphone|android|lock ?screen)\b)/i,
  ],
];

/** The shape of the place that something is drawn for, where one is named. */
export const ratioOfPlace = (text: string): string | null => PLACES.find(([, place]) => place.test(text))?.[0] ?? null;

/** “Wider”, “taller”: said of a shape alone. */
export const SHAPED =
  /^(?:(?:an?|much|a bit|a little|a lot|slightly|even|way|more|in|to)\s+)*(?:wider|broader|taller|higher|narrower|upright|vertical|horizontal|(?:wide|tall)(?:-?screen)?|landscape|portrait|square|panoram(?:a|ic)|cinemascope)(?:\s+(?:format|shape|version|one))?$/i;
const WIDER = /\b(?:wider|broader|wide|wide-?screen|landscape|horizontal|panoram\w+|cinemascope)\b/i;
const TALLER = /\b(?:taller|higher|narrower|upright|vertical|portrait|tall)\b/i;
/** What is called wide, the wider one last. */
const WIDE = ['16:9', '21:9'] as const;
const TALL = ['9:16'] as const;

/** The ratio that is wider or taller than another, as words about the shape alone ask for it; null where they don’t, or there is none. */
export function otherRatio(before: unknown, words: string, ratios: readonly string[]): string | null {
  if (!SHAPED.test(words)) return null;
  const wanted = WIDER.test(words) ? WIDE : TALLER.test(words) ? TALL : (['1:1'] as const);
  return wanted.find((ratio) => ratio !== before && ratios.includes(ratio)) ?? null;
}
