import { withoutSlips } from '../language/without-slips.ts';
import type { Situation } from '../situation/situation.ts';

/** One thing that the user asks for. */
export type Clause = {
  /** Without words of politeness around it. */
  text: string;
  /** Asks about doing something instead of asking for it: how, whether, what if. Nothing is done for such a clause. */
  isAboutDoing: boolean;
  situation: Situation;
};

const YOU = '(?:you|u|ya)';
const POLITE = new RegExp(
  [
    '(?:hi|hiya|hello|hey|yo|good (?:morning|afternoon|evening)|ok|okay|so|now|then|and|also|next|after that|finally|first|well|great|sorry|um|uh|thanks|thank you|thx|atelier|assistant|oh no|oops|whoops|oh|no wait|(?:oh )?wait(?=[,.!])|nah|nope|hmm+|please|pls|plz|kindly|just|maybe|quickly|if possible)[\\s,!.:]+',
    `(?:can|could|would|will) ${YOU} (?:please |pls |plz |kindly |now |just |also |maybe |quickly )*`,
    `(?:would you be so (?:kind|good)|be so (?:kind|good)) (?:as )?(?:to )`,
    `(?:i was |i’m |i'm )?(?:wondering|wonder) (?:if|whether) ${YOU} (?:can|could|would|might) `,
    `do me a favou?r(?:,| and)? `,
    `(?:i|we) (?:want|need|would like|wanna|'d like|’d like|’d love|'d love) (?:you )?to (?!see an? )|i wanna (?!see an? )|(?:i'd|i’d) (?:like|love) (?:you )?to (?!see an? )`,
    "let'?s |let’s |go ahead and ",
  ]
    .join('|')
    .replace(/^/, '^(?:') + ')+',
  'i',
);
const POLITE_END =
  /(?:[\s,]+(?:please|pls|plz|thanks|thank you|thx|ty|for me|now|asap|right away|right now|if you (?:can|could|don['’]?t mind)|when you have time))*[\s.!]*$/i;
/** A request in the form of a question ends with its mark. */
const ASKED_TO = new RegExp(`^.{0,30}?\\b(?:can|could|would|will|might) ${YOU}\\b`, 'i');

/** Asking for a thing in the form of a question: “could I get a photo of …?” */
const MAY_I_HAVE =
  /^(?:(?:could|can|may|might) (?:i|we) (?:please |maybe |just )?(?:get|have|see|grab)|is it possible to (?:get|have)|any chance of(?: getting)?|let me (?:have|get)|(?:i|we)(?:['’]ll| will) (?:take|have)|(?:i|we) could use|hand me)\b(?=.*\b(?:an?|some|the|\d+|two|three|four|five)\b)/i;
/** What is said before a request and asks for nothing. */
const PREFACE =
  /^(?:(?:i|we) (?:have |just |'ve |’ve )?changed (?:my|our) mind|on second thoughts?|(?:i|we) (?:really |quite |do )?(?:like|love|hate)d? (?:it|that|this|them|those|these)|(?:that|this|it)(?:['’]s| is| was| looks| sounds) (?:really |very |so |pretty )?(?:great|nice|lovely|good|perfect|fine|wrong|not (?:it|right)|cool|awesome|beautiful)|not (?:that|this) one|not like (?:that|this)|(?:great|perfect|lovely|awesome|cool|brilliant)(?: (?:work|job|one))?|my (?:bad|mistake))[\s.!]*$/i;

/** Asking about an action. */
const ABOUT_DOING =
  /^(?:how (?:do|can|does|would|should|could|is|are)\b|why\b|what (?:would(?! be\b)|will|happens(?! in (?:this|the|that|my)\b.*\b(?:episode|interview|recording|transcript|script|story|podcast))|if)\b|should\b|shall\b|is it\b|can i\b(?! (?:have|get|see|hear))|may i\b|when (?:should|would)\b|when do (?:i|we|you)\b|do i (?:need|have) to\b|what does .* (?:do|mean)\b|if i\b|explain\b|tell me (?:how|why)\b)/i;
/** Refusing an action. */
const NEGATED =
  /^(?:do not|don'?t|don’t|never|please don'?t|you (?:must|should) not|i (?:do not|don'?t|don’t) want)\b/i;

const INSTEAD =
  /^(?:but\s+)?(?:just|only|rather|instead)[,\s]+(?:list|show|find|search|tell|read|open|summari[sz]e|sum|draw|paint|export|tag|rename|star|rate)\b/i;

/** Verbs that begin something new after “and” or a comma. */
const VERBS =
  'undo|revert|export|save|convert|replace|swap|substitute|rename|favou?rite|unfavou?rite|untag|remove|delete|throw|restore|undelete|summari[sz]e|generate|compose|suggest|cancel|abort|translate|improve|create|upload|publish|narrate|make|write|give|get|put|add|tell|transcribe|cast|animate|rate|compose|sketch';
/** Words that are verbs only before what they are about: “tag it” goes on, “sea, draft and star” is a list. */
const OTHER_VERBS =
  'turn|show|list|find|search|look|change|fix|correct|call|name|star|mark|tag|label|drop|move|bin|trash|bring|read|sum|draw|paint|draft|split|pull|stop|wait|send|set|open|play|speak';
const OBJECTS =
  'an?|the|this|that|these|those|it|them|me|us|my|every|all|each|to|up|for|as|with|speaker|back|any|some|["“„\uE000]';
const BETWEEN = new RegExp(
  String.raw`(?:\s*[,;.?!]+\s*(?:and\s+|but\s+)?(?:then\s+)?|\s+and\s+(?:then\s+|also\s+)?|\s+then\s+)(?=(?:(?:just|only|rather) )?(?:${VERBS})\b|(?:just|only|rather) (?:${OTHER_VERBS})\b|(?:${OTHER_VERBS})\s+(?:(?:${OBJECTS})(?![\p{L}])))`,
  'giu',
);

/** "Draw a cat and then a song about it": the verb is left out. */
const THEN_A_THING =
  /(\band (?:then|also)|[,;] (?:and )?then)\s+((?:an?|another|two|three|four|\d)\s+(?:[\p{L}-]+\s+){0,3}?(?:songs?|images?|pictures?|pics?|clips?|videos?)\b)/giu;

/** “Everywhere it says colour, write color” is one wish. */
const WHEREVER =
  /^(everywhere|wherever|whenever|every time|each time)\b([^,]*),\s*(?=(?:please )?(?:write|put|use|make)\b)/i;

/** “I deleted the demo by mistake, get it back”: one wish. */
const BY_MISTAKE =
  /^(?:oh no[,!.\s]+|oops[,!.\s]+)?(?:i|we) (?:accidentally |just |have )*(?:deleted|removed|binned|trashed|lost) (.+?)(?: by (?:mistake|accident)| accidentally)?[,.;!]\s*(?:and )?(?:please |can you |could you |i want |i need )*(?:to )?(?:get|bring|restore|undelete|recover|have)? ?(?:it|that|them)(?: back)?[.!?]*$/i;

/** “They say “harbor”, make it “harbour”” is one, too. */
const SAYING =
  /^([^,]*\b(?:say|says|saying|said|writes?|writing|wrote|calls?|calling|called|spell(?:s|ed|t|ing)?|see(?:ing|s)?|hear(?:ing|s)?|read(?:ing|s)?)\s+(?:it\s+|him\s+|her\s+|them\s+)?["“][^"”]+["”][^,]*),\s*(?=(?:please )?(?:make|change|write|use|put|correct|fix|replace|it(?:['’]s| is| should))\b)/i;

/** What a request asks for, one clause each, in their order. Quotation marks keep together what is in them. */
export function clausesOf(situation: Situation): Clause[] {
  const kept: string[] = [];
  // One thing in two words.
  const wish = withoutSlips(situation.wish)
    .replaceAll(/\b(?:find|search) (?:and|&) replace\b/gi, 'replace')
    .replaceAll(/\b(write|compose|make) (?:and|&) (?:record|sing|produce|play)\b/gi, '$1')
    .replace(BY_MISTAKE, 'restore $1')
    .replaceAll(THEN_A_THING, '$1 make $2')
    .replace(WHEREVER, '$1$2 ')
    .replace(SAYING, '$1 so ');
  const covered = wish.replaceAll(/["“„«][^"”“»\n]*["”“»]/g, (quote) => `\uE000${kept.push(quote) - 1}\uE001`);
  const texts = covered
    .replace(/^(?:hey|hi|hello|yo|ok|okay|so|and|also|well)[\s,!]+(?=(?:could|can|may|might) (?:i|we)\b)/i, '')
    .replace(MAY_I_HAVE, 'give me')
    .split(BETWEEN)
    .map((text) => text.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => kept[Number(at)] ?? ''));
  // What is said after a refusal or a question about doing belongs to it.
  const isAbout = (text: string) => ABOUT_DOING.test(text) || NEGATED.test(text);
  let isAboutDoing = false;
  let isRefused = false;
  const asking = texts.filter((text) => !PREFACE.test(text.trim()));
  return (asking.length > 0 ? asking : texts).flatMap((raw) => {
    const polite = raw.trim();
    // A greeting alone is all that is said.
    const asked = ASKED_TO.test(polite) ? polite.replace(/\s*\?+\s*$/, '') : polite;
    const text = asked.replace(POLITE, '').replace(POLITE_END, '').trim() || polite;
    if (text === '') return [];
    // “Don’t delete anything, just list it”: what is wanted instead, where it can do no harm.
    if (isRefused && INSTEAD.test(polite)) return [{ text, isAboutDoing: false, situation }];
    isRefused ||= NEGATED.test(text) && !ABOUT_DOING.test(text);
    isAboutDoing ||= isAbout(text) || isAbout(polite);
    return [{ text, isAboutDoing, situation }];
  });
}
