import { ROLES_BY_THINGS } from './roles.ts';
import { COLOUR_WORDS } from '../lexicon/colour-words.ts';

const HAIRS = 'blond|blonde|ginger|brunette|red|black|dark|brown|blue|green|pink|purple|grey|gray|white|silver';
const GENRES =
  "fantasy|romance|thriller|horror|mystery|crime|sci-?fi|sci fi|science fiction|child(?:ren)?[’']?s|kids|comic|cook|cooking|travel|poetry|young adult|ya";
const COLOURS = Object.keys(COLOUR_WORDS).join('|');
const SHADES =
  'soft|dark|deep|warm|neutral|muted|matte|flat|vivid|bold|cool|light|pale|pastel|bright|plain|solid|clean|pure|simple';
const ROLES: Readonly<Record<string, string>> = {
  'king|queen|prince|princess|emperor': 'wearing a crown',
  pirate: 'wearing a pirate hat',
  'wizard|witch|magician': 'wearing a witch hat',
  'chef|cook|baker': 'wearing a chef hat',
  'cowboy|sheriff': 'wearing a cowboy hat',
  'superhero|super hero|hero|vampire': 'wearing a cape',
  'santa|santa claus': 'wearing a santa hat',
  'gentleman|businessman|business man|boss|ceo': 'wearing a suit',
  'detective|spy': 'wearing a coat and a bowler hat',
  'astronaut|knight|soldier|fireman|firefighter': 'wearing a helmet',
};

/** Ways of saying that are read as others: each is replaced in the prompt before it is read. */
const WAYS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Which hand somebody has a thing in is the layout's to choose.
  [
    /[, ]+(?:(?:and|while) )?(?:in|on) (?:(?:his|her|its|their|one|the|each|both|my) )?(?:(?:left|right|other|free) )?hands?\b/gi,
    ' ',
  ],
  [/ in the other\b(?! (?:side|hand|corner))/gi, ' '],
  [
    new RegExp(`\\b(${HAIRS})[- ]haired ((?:(?:little|young|old|beautiful|smiling) )*\\p{L}+)`, 'giu'),
    '$2 with $1 hair',
  ],
  [
    /\b(blonde?|ginger|brunette) ((?:(?:little|young|old|beautiful|smiling) )*(?:woman|girl|man|boy|lady|guy|kid|child))\b/gi,
    '$2 with $1 hair',
  ],
  [/\ba redhead\b/gi, 'a woman with red hair'],
  [/\b(?:blonde?) hair\b/gi, 'golden hair'],
  [/\bginger hair\b/gi, 'orange hair'],
  [/\b(?:brunette|dark brown) hair\b/gi, 'brown hair'],
  [/\bdark hair\b/gi, 'black hair'],
  // What a picture is for: nothing of it is to be seen.
  [
    new RegExp(
      `\\b(?:(?:${GENRES})s? )*(?:(?:book|novel|album|magazine|podcast|cd|cookbook|comic|movie|film|game|playlist)s? )+(?:cover|poster)(?: art)?\\b[:,]?(?: (?:of|for|with|featuring|about))?`,
      'gi',
    ),
    ', ',
  ],
  [new RegExp(`\\b(?:${GENRES})s? cover(?: art)?\\b[:,]?(?: (?:of|for|with|featuring))?`, 'gi'), ', '],
  [/\b(?:cookbook|ebook|e-book) cover\b[:,]?(?: (?:of|with|featuring))?/gi, ', '],
  [/\b(?:(?:youtube|gaming|video|blog) )*thumbnail\b[:,]?(?: (?:of|with|featuring|for))?/gi, ', '],
  [
    /\b(?:twitch|youtube|website|web|linkedin|facebook|twitter|instagram|etsy|channel|discord) (?:banner|header|post|story|cover|emote)\b[:,]?(?: (?:of|with|for|featuring))?/gi,
    ', ',
  ],
  [/\b(?:(?:phone|desktop|iphone|mobile|4k|computer|zoom) )+(?:wallpaper|background)\b[:,]?(?: (?:of|with))?/gi, ', '],
  [/\b(?:greeting card|postcard|birthday card|flyer|brochure|invitation)\b[:,]?(?: (?:of|with|showing|for))?/gi, ', '],
  // A colour that is a fruit, with nothing behind it that has the colour.
  [
    /\b(an?|one|the) ((?:giant|huge|big|tiny|small|large|juicy|ripe|fresh|half) )?orange(?= *(?:$|[,.;]|and |on |in |with |next ))/gi,
    '$1 $2orange fruit',
  ],
  // “Cut out on pink”, “a cup against a soft grey”: the colour of what is behind.
  [new RegExp(`\\b(?:on|against) (?:an? )?(?:(?:${SHADES}) )*(${COLOURS})(?= *(?:$|[,.;]))`, 'gi'), ', $1 background'],
  [
    new RegExp(`\\b(?:(?:${SHADES}) )+(${COLOURS})(?: gradient)? (?:background|backdrop|studio background)\\b`, 'gi'),
    '$1 background',
  ],
  [new RegExp(`\\b(${COLOURS}) gradient (?:background|backdrop)\\b`, 'gi'), '$1 background'],
  [
    /(?<!\b(?:the|in|on|\p{L}+y|forest|city|beach|sky|nature|mountain) )\bbackground (?=with |of )/giu,
    'studio background ',
  ],
  [/\bfloat(?:s|ing)? on (?:its|his|her|their) backs?\b/gi, 'lying in a lake'],
  // What is in a mouth or in paws is held.
  [
    /\bwith ((?:an? |the |some )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:in|between) (?:its|his|her|their) (?:mouth|beak|paws?|teeth|jaws?|trunk|arms?|claws?)s?\b/giu,
    'holding $1',
  ],
  // Age is seen by the hair.
  [/\b(?:elderly|aged|senior) (man|woman|lady|gentleman|couple|people)\b/gi, 'old $1'],
  [/\bold (lady)\b/gi, 'old woman'],
  [/\bold gentleman\b/gi, 'old man'],
  [
    /\b(?:elderly|aged|old|grizzled) (fisherman|sailor|farmer|wizard|king|pirate|chef|painter|monk|captain|cowboy|knight|teacher|doctor|musician|shepherd)\b/gi,
    '$1 with white hair',
  ],
  [/\bon (?:both|either|each|all) sides?(?: of)?\b/gi, 'beside'],
  // Whom it is for is nobody in it.
  [
    /\bfor (?:my |our |the |young |small |little |\d\w* )*(?:kids|children|toddlers|students|pupils|preschool\w*|kindergarten\w*|graders|beginners|teachers|classrooms?|lessons?)\b/gi,
    ' ',
  ],
  [
    /\b(?:thank[- ]?you|greeting|wedding|christmas|holiday|anniversary|get well(?: soon)?|easter|invitation|congratulations?|sympathy|baby shower|new year|valentine(?:[’']?s)?(?: day)?|(?:mother|father)[’']?s day|note|gift) cards?\b[:,]?(?: (?:of|with|showing|for))?/gi,
    ', ',
  ],
  [/\bon (?:both|either|each|all) sides?(?: of)?\b/gi, 'beside'],
  // Whom it is for is nobody in it.
  [
    /\bfor (?:my |our |the |young |small |little |\d\w* )*(?:kids|children|toddlers|students|pupils|preschool\w*|kindergarten\w*|graders|beginners|teachers|classrooms?|lessons?)\b/gi,
    ' ',
  ],
  [
    /\b(?:thank[- ]?you|greeting|wedding|christmas|holiday|anniversary|get well(?: soon)?|easter|invitation|congratulations?|sympathy|baby shower|new year|valentine(?:[’']?s)?(?: day)?|(?:mother|father)[’']?s day|note|gift) cards?\b[:,]?(?: (?:of|with|showing|for))?/gi,
    ', ',
  ],
  // “Little” is young of people.
  [/\b(?:little|small|young) (girl|boy|child|kid|toddler|baby|children|kids|girls|boys)\b/gi, '$1'],
  [/\bfields? of (\p{L}+s)\b/giu, 'twelve $1 in a meadow'],
  [/\bhaunted (house|castle|mansion)\b/gi, 'dark $1 at night with two bats'],
  [/\bplay(?:s|ing|ed) (guitar|violin|trumpet|saxophone|flute|cello)\b/gi, 'playing the $1'],
  // Water is the mirror.
  [/\bmirror(?:ed|-like)?[- ](reflections?|surface|image|lake|water|calm)\b/gi, '$1'],
  [/\b(?:on|at) (?:an? |the |my )?(?:(?:front|back) )?door ?steps?\b/gi, 'in front of a door'],
  // What is in a truck is in an open one.
  [/\b(?:truck|lorry)\b(?= (?:full|loaded|filled|carrying|hauling|piled|with|of)\b)/gi, 'pickup truck'],
  [
    /\b(in|on|into|onto) (?:the (?:back|bed) of )?(an?|the|his|her|my) ((?:\p{L}+ ){0,2})(?:truck|lorry)\b/giu,
    '$1 $2 $3pickup truck',
  ],
  [/\btraffic jam\b/gi, 'seven cars on a road'],
  [/\b(?:on|in) (?:the |a )?front porch\b/gi, 'in front of a house'],
  [/\bbeside(?= *(?:$|[,.;]))/gi, ' '],
  ...ROLES_BY_THINGS,
  ...Object.entries(ROLES).map(
    ([role, instead]) =>
      [new RegExp(`\\b(?:dressed (?:up )?(?:as|like)|disguised as|as) an? (?:${role})\\b`, 'gi'), instead] as const,
  ),
];

/** A prompt in the words that are read. */
export const reworded = (prompt: string): string =>
  WAYS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), prompt);
