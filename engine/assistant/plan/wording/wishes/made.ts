import type { Parts, Rewording } from '../rewording.ts';

/** Wishes for what is to be generated, in two sentences or with its settings first. */
export const THINGS_MADE: readonly Rewording[] = [
  // “A poster and a jingle for our party”: what they are for is said once.
  [
    /^(?<verb>(?:(?:please|pls|can you|could you|would you)\s+)*(?:make|create|generate|design|do|(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|give me|get me)(?:\s+(?:me|us))?)\s+(?<one>(?:an?|one|two|three|four)\s+(?:[\p{L}-]+\s+){0,2}[\p{L}-]+)\s+(?:and|plus|as well as)\s+(?:also\s+)?(?<other>(?:an?|one|two|three|four)\s+(?:[\p{L}-]+\s+){0,2}(?:songs?|jingles?|tunes?|tracks?|clips?|videos?|posters?|logos?|covers?|flyers?|banners?|thumbnails?|pictures?|images?))\s+(?<what>(?:for|about)\s+[^"“]+)$/iu,
    '$<verb> $<one> $<what>, then make $<other> $<what>',
  ],
  // “From the pier to the lighthouse as a smooth transition.”
  [
    /^(?:(?:go\s+)?from\s+)(?<from>(?:the|my|this)\s+[^,"“]+?)\s+to\s+(?<to>(?:the|my|this)\s+[^,"“]+?)\s+(?:as|in|with|like)\s+(?:an?|one)\s+(?:[\p{L}-]+\s+)?(?:clip|video|film|animation|transition|morph|movement)[\s.!]*$/iu,
    'morph $<from> into $<to>',
  ],
  // “Use the goblin sketch as character: he is baking bread.”
  [
    /^(?:please\s+)?(?:use|take|with)\s+(?<who>[^:,"“]+?)\s+as\s+(?:the\s+|a\s+|my\s+|our\s+)?(?:main\s+)?(?:character|subject|hero|reference|model|person)\s*(?:[:,–]|\band\b)\s*(?:then\s+)?(?:(?:draw|show|make|paint)\s+)?(?:it|him|her|them|he|she|they)?\s*(?:['’]s\s+|is\s+|are\s+|should be\s+)?(?<what>[^"“]+?)[\s.!]*$/i,
    'draw a picture $<what> with the character from $<who>',
  ],
  // “I was thinking of a snail, could you paint that?”: what it is comes before what is to be done.
  [
    /^(?:(?:i|we)(?:['’]m| am| was|['’]ve been)? (?:thinking|dreaming|looking) (?:of|about|for)|(?:i|we)(?:['’]d| would)? (?:need|want|like)(?=[^,.;]*[,.;]\s*(?:can|could|would) you\b)|(?:i|we) (?:have|had) (?:an|this) idea(?: of)?|(?:(?:i\s+)?imagine|picture|think of)(?:\s+this)?)[\s:,]+(?<topic>[^.;]+?)\s*(?:[,.;]|\band\b)\s*(?:(?:and|so|please|now|then|can you|could you|would you)\s+)*(?<verb>draw|paint|sketch|illustrate|render|animate|film|compose|make|generate|show)\s+(?:me\s+|us\s+)?(?:a (?<thing>picture|image|song|clip|video) (?:of|about) )?(?:it|that|this|one|some|them)\b[\s.!?]*$/is,
    imagined,
  ],
  // “… and make it wide”: how a picture is to be belongs to it.
  [
    /^(?<what>(?=.*\b(?:draw|paint|sketch|illustrate|pictures?|images?|photos?|drawings?|posters?)\b).+?)\s*,?\s+(?:and|then)\s+(?:then\s+|please\s+)*make\s+(?:it|that|them)\s+(?:in\s+)?(?<shape>wide|tall|vertical|upright|portrait|landscape|horizontal|square|watercolou?r|comic|vibrant)[\s.!]*$/i,
    '$<what>, $<shape>',
  ],
  // “A picture of a lamp and a song about lamps”: the verb is said once.
  [
    /(?<=^(?:(?:please|can you|could you)\s+)*(?:make|create|generate|draw|paint|compose|i (?:want|need))\b.*)\band\s+((?:an?|another|two|three|four|five|\d)\s+(?:[\p{L}-]+\s+){0,2}?(?:songs?|images?|pictures?|pics?|clips?|videos?)\s+(?:about|of|showing|for|with)\b)/giu,
    'and make $1',
  ],
  // “From the pier to the lighthouse, make a transition clip.”
  [
    /^(?:from\s+)(?<from>[^,"“]+?)\s+to\s+(?<to>[^,"“]+?)\s*[,:]\s*(?:(?:please|can you|could you)\s+)*(?:make|create|generate|do|film)\s+(?:me\s+)?an?\s+(?:\S+\s+)?(?:clip|video|film|animation|transition|morph)\b.*$/i,
    'morph $<from> into $<to>',
  ],
  // “Use seed 42 and draw …”, “in 16:9: …”: how it is to be made may stand before what.
  [
    /^(?:(?:please|pls|hey|ok|okay|so)[,\s]+)*(?:use|using|take|with|in|on|via|through)\s+(?:the\s+)?(?<setting>cloud(?: service)?|seed(?: number)? \d{1,9}|\d{1,2}\s?(?::|x|by)\s?\d{1,2}(?: format| ratio)?|(?:portrait|landscape|vertical|square|wide) (?:format|orientation))(?: for (?:this|that|it)(?: one)?)?\s*(?:[:,–-]|,?\s+and|,?\s+to)\s+(?:please\s+|pls\s+)?(?<rest>\S.*?)[\s.!]*$/is,
    settingLast,
  ],
  // “A theme with trombones, and name it Brass Beast”: what is made has a title from its beginning.
  [
    /^((?=.*\b(?:songs?|tracks?|tunes?|themes?|jingles?|music|ballads?|anthems?|lullab(?:y|ies)|beats?|instrumentals?)\b)(?:(?:please|pls|can you|could you|now)\s+)*(?:write|compose|make|create|generate|produce|record|i need|i want|we need)\b[^"“]*?)(?:\s*[,.;]\s*(?:and\s+)?|\s+and\s+)(?:please\s+)?(?:call|name|title)\s+(?:it|that|this|the (?:song|track|tune))\s+(?:as\s+)?(.+)$/is,
    '$1 called $2',
  ],
  // “Make a board with the clips and call it Teaser.”
  [
    /^((?:(?:please|can you|could you|now)\s+)*(?:make|create|start|set up|build|collect|gather|group)\b[^"“]*?\bboard\b[^"“]*?)(?:\s*[,.;]\s*(?:and\s+)?|\s+and\s+)(?:call|name|title)\s+(?:it|that|the board)\s+(.+)$/is,
    '$1 called $2',
  ],
  // "Draw a cat and then a song about it": the verb is left out.
  [
    /(\band (?:then|also)|[,;] (?:and )?then)\s+((?:an?|another|two|three|four|\d)\s+(?:[\p{L}-]+\s+){0,3}?(?:songs?|images?|pictures?|pics?|clips?|videos?)\b)/giu,
    '$1 make $2',
  ],
];

function imagined(_whole: string, { topic = '', verb = '', thing }: Parts): string {
  const isMade = /^(?:make|generate|show)$/i.test(verb);
  return `${verb === 'show' ? 'make' : verb} ${thing === undefined ? (isMade ? 'a picture of ' : '') : `a ${thing} of `}${topic}`;
}

function settingLast(_whole: string, { setting = '', rest = '' }: Parts): string {
  const isCloud = /^cloud/i.test(setting);
  return `${rest}, ${isCloud ? 'using the ' : /^seed/i.test(setting) ? 'with ' : ''}${setting}`;
}
