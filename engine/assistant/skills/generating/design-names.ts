/** Things to draw that are no pictures by their name: they stay in the prompt. Each has its plural behind it where that is no “s”. */
const NAMES: readonly (readonly [one: string, several?: string])[] = [
  ['logo'],
  ['sprite'],
  ['icon'],
  ['banner'],
  ['badge'],
  ['avatar'],
  ['texture'],
  ['tileset'],
  ['infographic'],
  ['diagram'],
  ['meme'],
  ['emote'],
  ['mascot'],
  ['sticker'],
  ['flyer'],
  ['leaflet'],
  ['invitation'],
  ['card'],
  ['postcard'],
  ['mural'],
  ['pattern'],
  ['label(?! (?:on|onto|to|from|it|this)\\b)', 'labels(?! (?:on|onto|to|from)\\b)'],
  ['brochure'],
  ['voucher'],
  ['coupon'],
  ['bookmark'],
  ['emblem'],
  ['crest'],
  ['tattoo'],
  ['cartoon'],
  ['caricature'],
  ['silhouette'],
  ['monogram'],
  ['certificate'],
  ['calendar'],
  ['map'],
  ['sign(?! (?:up|in|out|off)\\b)'],
  ['doodle'],
  ['clip ?art', 'clip ?arts'],
  ['mock-?up'],
  ['letterhead'],
  ['packaging', 'packages'],
  ['signage', 'signs'],
];
/** What is also a part of a page or of a picture, so that its name alone asks for nothing. */
const PLACES: readonly (readonly [one: string, several?: string])[] = [
  ['background'],
  ['backdrop'],
  ['header'],
  ['splash screen'],
  ['title screen'],
  ['insta(?:gram)? post'],
  ['post'],
  ['story', 'stories'],
];

const severalOf = ([one, several]: readonly [one: string, several?: string]): string => several ?? `${one}s`;
const either = (names: readonly string[]): string => `(?:${names.join('|')})`;
const bothOf = (names: typeof NAMES): string[] => names.flatMap((name) => [severalOf(name), name[0]]);

/** Several designs, which by their number are as many images. */
export const SEVERAL_DESIGNS = either(NAMES.map(severalOf));
/** One design or several that are wanted by their name alone. */
export const DESIGNS = either([...bothOf(NAMES), 'concept art']);
/** All of them, and what only with words beside it is something to draw. */
export const ALL_DESIGNS = either([...bothOf(NAMES), 'concept art', ...bothOf(PLACES)]);
