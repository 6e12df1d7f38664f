import type { Sentence } from '../../../../../shared/domain/extraction/sentences.ts';

/** A kind of sentence that somebody looks for in a text: words that ask for it, and what the sentences have in common. */
export type ExtractKind = {
  asked: RegExp;
  isOne: (sentence: Sentence) => boolean;
  /** Nothing but a text has such sentences: without one it is asked which. */ isOfTexts?: true;
  found: string;
  none: string;
};

const said = (pattern: RegExp) => (sentence: Sentence) => pattern.test(sentence.text);

/** Kinds of sentences that are told from others by their words alone. */
export const EXTRACT_KINDS: readonly ExtractKind[] = [
  {
    asked:
      /\b(?:action (?:items?|points?)|to-?\s?dos?|to do(?:es)?(?: list)?|next steps?|follow-?ups?|assignments?|homework|deadlines?|commitments?|who (?:has|needs|is supposed|is going|must|should|will|does) (?:to )?(?:do )?what|what (?:do|must|should|has|have|needs?) (?:we|they|everyone|everybody|i|each|who(?:m)?) (?:to |need to |have to )*do|(?:left|still) to do|(?:jobs|tasks) (?:for|from|in|out of) (?:the|this|that)|responsible for)\b/i,
    isOne: said(
      /\b(?:will|must|has to|have to|need(?:s|ed)? to|needs? an?|going to|gonna|should|ought to|supposed to|let['’]?s|don['’]t forget|remember to|make sure|please|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|by (?:tomorrow|next week|the end)|deadline|to-?do|action item|i['’]ll|we['’]ll|he['’]ll|she['’]ll|they['’]ll)\b/i,
    ),
    isOfTexts: true,
    found: 'Sentences of % that say what somebody is to do',
    none: 'No sentence of % says in plain words that somebody is to do something.',
  },
  {
    asked:
      /\b(?:decisions?|decided|agreed|agreements?|conclusions?|outcomes?|results? of the (?:meeting|talk|discussion))\b/i,
    isOne: said(
      /\b(?:decid(?:e|es|ed)|decision|agree(?:d|s)?|agreement|settled|conclu(?:de|ded|sion)|we(?:['’]ll| will)|it is fixed|approved|voted|chose|chosen)\b/i,
    ),
    found: 'Sentences of % that speak of a decision',
    none: 'No sentence of % speaks of a decision in plain words.',
  },
  {
    asked:
      /\b(?:(?:what|which|list|all|any|show|give me|find|the)\b.*\bquestions?\b(?!\s+(?:for|to ask)\b)|(?:what|who)\b.*\bask(?:s|ed)?\b)/i,
    isOne: said(/\?["”’)]?$/),
    found: 'Questions in %',
    none: 'Nobody asks a question in %: no sentence ends with a question mark.',
  },
  {
    asked:
      /\b(?:numbers?|figures?|amounts?|statistics|stats|prices|sums|dates?|quantities)\b.*\b(?:mentioned|said|named|in|of|from)\b/i,
    isOne: said(
      /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|percent|half|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i,
    ),
    found: 'Sentences of % with numbers or dates',
    none: 'No sentence of % has a number or a date.',
  },
];
