import { canonicalWords } from '../language/canonical-words.ts';
import { withoutSlips } from '../language/without-slips.ts';
import { plainClause } from './wording/plain-clause.ts';
import { BETWEEN } from './wording/between-clauses.ts';
import { asOneWish } from './wording/one-wish.ts';
import { ASKED_TO, MAY_I_HAVE, POLITE, POLITE_END, PREFACE } from './wording/politeness.ts';
import type { Situation } from '../situation/situation.ts';

/** One thing that the user asks for. */
export type Clause = {
  /** Without words of politeness around it. */
  text: string;
  /** Asks about doing something instead of asking for it: how, whether, what if. Nothing is done for such a clause. */
  isAboutDoing: boolean;
  situation: Situation;
};

/** Asking about an action. */
const ABOUT_DOING =
  /^(?:how (?:do|can|does|would|should|could|is|are)\b|why\b|what (?:would(?! (?:be|make|work|fit|look)\b)|will|happens(?! in (?:this|the|that|my)\b.*\b(?:episode|interview|recording|transcript|script|story|podcast))|if)\b|should\b|shall\b|is it\b(?! possible to (?:get|have|see))|can i\b(?! (?:have|get|see|hear))|may i\b|when (?:should|would)\b|when do (?:i|we|you)\b|do i (?:need|have) to\b|what does .* (?:do|mean)\b|(?:if|unless|in case)\b(?! (?:possible|you (?:can|could|like|don['’]?t mind)|that['’]?s))|explain (?:how|why|what|to me (?:how|why|what)|me)\b|tell me (?:how|why)\b)/i;
/** Refusing an action. */
const NEGATED =
  /^(?:do not|don'?t|don’t|never|please don'?t|you (?:must|should) not|i (?:do not|don'?t|don’t) want)\b/i;

const INSTEAD =
  /^(?:but\s+)?(?:just|only|rather|instead)[,\s]+(?:list|show|find|search|tell|read|open|summari[sz]e|sum|draw|paint|export|tag|rename|star|rate)\b/i;

/** A greeting before a question for something. */
const GREETING =
  /^(?:hey|hi|hello|yo|ok|okay|so|and|also|well)[\s,!]+(?=(?:could|can|may|might) (?:i|we)\b|(?:is|would) it\b)/i;

/** What a request asks for, one clause each, in their order. Quotation marks keep together what is in them. */
export function clausesOf(situation: Situation): Clause[] {
  const kept: string[] = [];
  const wish = asOneWish(withoutSlips(situation.wish));
  const covered = wish.replaceAll(/["“„«][^"”“»\n]*["”“»]/g, (quote) => `\uE000${kept.push(quote) - 1}\uE001`);
  const greeted = covered.replace(GREETING, '');
  // Asked for in the form of a question, it is none.
  const asked = MAY_I_HAVE.test(greeted) ? greeted.replace(MAY_I_HAVE, 'give me').replace(/\s*\?+\s*$/, '') : greeted;
  const texts = asked
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
    const wished = ASKED_TO.test(polite) ? polite.replace(/\s*\?+\s*$/, '') : polite;
    const plain = wished.replace(POLITE, '').replace(POLITE_END, '').trim() || polite;
    const text = plainClause(canonicalWords(plain));
    if (text === '') return [];
    // “Don’t delete anything, just list it”: what is wanted instead, where it can do no harm.
    if (isRefused && INSTEAD.test(polite)) return [{ text, isAboutDoing: false, situation }];
    isRefused ||= NEGATED.test(text) && !ABOUT_DOING.test(text);
    isAboutDoing ||= isAbout(text) || isAbout(polite);
    return [{ text, isAboutDoing, situation }];
  });
}
