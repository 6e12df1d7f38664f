const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Nouns that cannot be drawn, and what stands before them is not what is meant: no tree is seen in maple syrup. In the singular. */
export const UNDRAWN_HEADS: ReadonlySet<string> = list(
  'nose beard face moustache juice sauce jelly milk oil powder crumble smoothie cocktail salad stew curry chip nugget platter fillet seed peel skin ' +
    'print pattern wallpaper logo emoji icon toy costume mask tattoo sticker shop store cart museum clinic food leash collar ' +
    'charger screen case engine wheel tire tyre badge recipe menu bark fur tail claw paw ' +
    'net bag bottle holder lid label jar tin can packet packaging wrapper lamp bulb tree house box machine ' +
    'maker grinder opener peeler cutter slicer rack hanger shelf drawer cushion pillow blanket towel curtain carpet rug ' +
    'costume outfit mask suit statue figurine sculpture puppet doll balloon cookie cracker mug cup bowl plate tray table chair desk ' +
    'print drawing painting photo poster card book magazine puzzle ' +
    'hydrant extinguisher alarm nest egg shell wing horn tooth teeth bone skull skeleton skin wool head ' +
    'oil soap cream perfume scent liqueur vinegar paste butter bun cutlet steak burger dumpling',
);

/** Places full of what is named before them. */
export const MANY_HEADS: ReadonlySet<string> = list('patch orchard grove forest plantation woods colony parade');

/** Where food is sold. */
export const STALL_HEADS: ReadonlySet<string> = list('stand stall cart vendor kiosk booth');

/** Colours of food by what it tastes of. */
export const FLAVOURS: Readonly<Record<string, string>> = {
  strawberry: '#e892a4',
  cherry: '#b8344a',
  lemon: '#efd86a',
  orange: '#e5912f',
  pumpkin: '#d9813a',
  peach: '#f2b083',
  banana: '#f0dc8a',
  grape: '#75489b',
  coconut: '#f4eddc',
  chocolate: '#7d543a',
  blueberry: '#6f7fb8',
  tomato: '#d6402e',
  carrot: '#e0954a',
  avocado: '#a9bd68',
  raspberry: '#d0567a',
};

/** Colours that things have by their name, where no other is asked for. */
export const USUAL_COLOURS: Readonly<Record<string, string>> = {
  'school bus': '#f0b92f',
  'school buses': '#f0b92f',
  'black panther': '#2b2a33',
  panther: '#2b2a33',
  gorilla: '#3a3640',
  dove: '#f4f3ee',
  canary: '#efc74a',
  'red pepper': '#c8413a',
  'double decker bus': '#c8322f',
  'double-decker bus': '#c8322f',
};
