import type { OutOfReach } from './unreached-wish.ts';

/** What is written and not drawn or sung. */
const TEXTS =
  '(?:scripts?|screenplays?|stor(?:y|ies)|dialogues?|monologues?|speech(?:es)?|descriptions?|bios?|biograph(?:y|ies)|blurbs?|show ?notes|lesson plans?|quiz(?:zes)?|outlines?|press releases?|ad copy|copy|slogans?|taglines?|recipes?|reviews?|jokes?|plots?|quests?|back ?stor(?:y|ies)|riddles?|letters?|e-?mails?|articles?|essays?|blog posts?|paragraphs?|captions?|poems?|haikus?|limericks?|toasts?|questions?|introductions?|texts?|sentences?|fairy ?tales?|tongue twisters?)';
const WRITES_NOTHING =
  'I can’t write or make that: I work with rules. A real model can write texts: your own, or one in the cloud service';

const WRITES_NO_MORE = 'I can’t write texts anew: that needs a real model, your own or one in the cloud';

/** Texts that only a model could write, or write anew. */
export const UNWRITTEN_TEXTS: readonly OutOfReach[] = [
  {
    asked: new RegExp(
      String.raw`^(?:(?:write|draft|invent|come up with|think (?:of|up)|make up|dream up|compose|script)|(?:make|create|generate|give|do|prepare|(?:i|we) (?:need|want))(?!\s+(?:me\s+)?(?:the|this|that|my|it)\b|.*\b(?:from|of|out of|with|picture|image|for (?:this|the|my)|called|named)\b))\b\s+(?:me\s+|us\s+)?(?:up\s+)?(?:(?:an?|the|my|our|some|another|two|three|four|five|\d{1,2})\s+)?(?:(?!as\b|to\b|into\b|in\b|of\b|with\b|from\b|for\b|this\b|that\b)[\p{L}\d-]+\s+){0,3}?${TEXTS}\b(?!\s*:)`,
      'iu',
    ),
    cannot: WRITES_NOTHING,
    topic: '',
  },
  {
    asked:
      /^(?:make|create|write|draft|build|prepare|design|generate|do|finish)\b.*\b(?:presentations?|slides?|power ?point|spreadsheets?|websites?|web ?pages?|pdfs?|essays?|articles?|blog(?: posts?)?|newsletters?(?: text)?|e-?mails?|letters?|homework|reports?|novels?|code|programs?|games?|apps?|tweets?|(?:social media|instagram|facebook|linkedin) (?:post|caption)s? (?:text|for))\b(?!.*\b(?:pictures?|images?|songs?|music|clips?|videos?|covers?|icons?|banners?|logos?|scripts?)\b)/i,
    cannot: WRITES_NOTHING,
    topic: '',
  },
  {
    asked:
      /^(?:turn|convert|make|rewrite|rework|transform)\b.*\b(?:in)?to\s+(?:an?\s+)?(?:presentations?|slides?|articles?|blog(?: posts?)?|newsletters?|e-?mails?|letters?|essays?|reports?|tweets?|threads?|(?:social media|instagram|facebook|linkedin) (?:posts?|captions?))\b/i,
    cannot: WRITES_NOTHING,
    topic: '',
  },
  {
    asked:
      /^(?:proofread|spell-?check|punctuate|paraphrase|rephrase|reformat)\b|^(?:shorten|lengthen|expand|extend|simplify|improve|polish|rework|rewrite|reword|tidy|clean)\b(?:\s+up)?\s+(?:this|that|it|the|my)\b(?:\s+(?:whole\s+)?(?:script|text|stor\p{L}+|transcript|lines?|dialogue|wording|grammar|speech|advert))?[\s.!]*$/iu,
    cannot: WRITES_NO_MORE,
    topic: 'How do I tidy up or translate lines of a transcript?',
  },
  {
    asked:
      /^(?:make|turn)\s+(?:it|this|that|them|the (?:script|text|stor(?:y|ies)|dialogue|wording|speech|advert|lines?))\s+(?:sound\s+|read\s+|be\s+)?(?:a (?:bit|little|lot) |much |way |slightly )?(?:funnier|simpler|snappier|friendlier|clearer|easier|catchier|wittier|politer|scarier|(?:more|less) \p{L}+|formal|informal|professional|casual|polite|funny|simple)\b/iu,
    cannot: WRITES_NO_MORE,
    topic: 'How do I tidy up or translate lines of a transcript?',
  },
];
