/** What may be between the members of a list. */
export const IN_LISTS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'and', 'or', 'his', 'her', 'some']);
/** Things are put on these without a word for it: “a table with a vase”. */
export const SURFACES: ReadonlySet<string> = new Set(['table', 'bookshelf', 'shelf', 'fireplace']);

/** What is drawn in a bowl, on a plate or in a glass of its own. */
export const SERVED_IN: Readonly<Record<string, readonly string[]>> = {
  soup: ['fruit-bowl', 'plate', 'pot'],
  spaghetti: ['plate', 'fruit-bowl'],
  sushi: ['plate', 'cutting-board'],
  wine: ['glass'],
  teacup: ['glass', 'jar'],
  milk: ['glass', 'pitcher'],
  glass: ['pitcher', 'wine'],
  syrup: ['wine', 'jar', 'pitcher'],
  popcorn: ['bucket', 'box', 'fruit-bowl'],
  jar: ['wine'],
};

/** Words after which something is not in what was named. */
export const APART: ReadonlySet<string> = new Set(['beside', 'behind', 'under']);
/** Who plays these has what is named after them: “playing baseball with a bat”. */
export const GAME: ReadonlySet<string> = new Set([
  'baseball',
  'football',
  'basketball',
  'volleyball',
  'tennis-ball',
  'golf-ball',
  'ball',
]);
/** Where something is on somebody: “with a starfish on its belly”. */
export const SPOTS: ReadonlySet<string> = new Set(
  'belly tummy stomach back head nose shell lap snout beak trunk tail knee knees shoulder shoulders'.split(' '),
);
/** What flowers are bound into. */
export const BOUQUET = 'bouquet';
/** Colours of flowers that one thinks of first. */
export const BLOOMS: Readonly<Record<string, string>> = {
  rose: '#c8324a',
  sunflower: '#efb73a',
  poppy: '#d8402f',
  bluebell: '#6a74c8',
};
