import type { Clause } from '../../plan/clause.ts';
import { titleWords } from '../../plan/title-words.ts';

const WHERE =
  /\b(?:in|from|of|on|out of|at|during|after|before|since|for|by)\s+(?<where>(?:(?:the|this|that|my|our|last|today['’]s|yesterday['’]s)\s+|["“])[^?!.,;:]+?)[\s?!.]*$/i;
/** A title in a question, whose first letter is a capital. */
const TITLED = /\b(?:in|from|of)\s+(?<where>\p{Lu}[^?!.,;:]*?)[\s?!.]*$/u;
/** Behind “in the” no text is named by these. */
const NO_TEXT =
  /^(?:the )?(?:library|app|atelier|studio|bin|queue|world|end|beginning|first|last|settings|panel|window)\b/i;
const TEXTS = ['transcript', 'script', 'recording'];

/**
 * Which text a question is about: one that it names at its end, or what is open, selected or beside it. Null where there is none, so that
 * something else is asked about.
 */
export function textNamedIn({ text, situation }: Clause): string | null {
  const { where } = WHERE.exec(text)?.groups ?? TITLED.exec(text)?.groups ?? {};
  const { studio, documents, made } = situation;
  const isBeside =
    documents.length > 0 ||
    [studio.open, ...studio.selected, ...made].some((item) => item !== null && TEXTS.includes(item.kind));
  const isNamed = where !== undefined && !NO_TEXT.test(where) && (titleWords(where).length > 0 || /["“]/.test(where));
  const own = new Set(titleWords(studio.open?.title ?? ''));
  const isOpen = where !== undefined && own.size > 0 && titleWords(where).every((word) => own.has(word));
  if (isNamed && !isOpen && (!isBeside || NAMES_TEXT.test(where))) return where;
  return isBeside ? 'this' : null;
}

/** A title without its capitals, at the end of what can only be asked of a text. */
const TITLED_LOOSELY =
  /\b(?:in|from|of|on|during)\s+(?<where>(?!(?:it|here|there|this|that|them|total|all|english|general|detail|full|one|two|three|a|an|my|words?|which|what)\b)\p{L}[^?!.,;:]*?)[\s?!.]*$/iu;

/** The same for what can only be asked of a text: where none is named or open, it is asked which. */
export const textToAskFor = (clause: Clause): string =>
  textNamedIn(clause) ?? TITLED_LOOSELY.exec(clause.text)?.groups?.['where'] ?? 'this';

/** A text is named for sure: elsewhere “about the boat” is what is asked about. */
const NAMES_TEXT =
  /\b(?:transcripts?|scripts?|recordings?|episodes?|interviews?|podcasts?|meetings?|calls?|talks?|lessons?|lectures?|conversations?|stor(?:y|ies)|panels?|files?)\b/i;
