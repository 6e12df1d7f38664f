import { digitWays } from '../number-ways.ts';
import { eitherOf, inTurn, type Ways } from '../ways.ts';
import type { Place, WrittenWord } from '../written-word.ts';

/** A word that may be part of a telephone number. */
const PART = /^[+(]{0,2}\d{1,12}(?:[-.()]{1,2}\d{1,7})*[).,;!?]*$/;
const MOST_WORDS = 6;
const CALLS =
  /^(?:call|dial|ring|phone|text|fax|tel|telephone|mobile|number|whatsapp|reach|hotline|at|on|us|me|him|her)$/i;

/** Telephone numbers, also those with blanks: each digit by itself. Null for other words. */
export function telephoneRule(place: Place): Ways | null {
  if (!PART.test(place.raw)) return null;
  let from = 0;
  while (
    from > -MOST_WORDS &&
    isPart(place.at(from - 1)) &&
    !place.at(from - 1).isBreak === !/[)]$/.test(place.at(from - 1).raw)
  )
    from -= 1;
  let to = 0;
  while (to < MOST_WORDS && isPart(place.at(to + 1)) && !endsHere(place.at(to))) to += 1;
  const words = Array.from({ length: to - from + 1 }, (_, index) => place.at(from + index));
  return isTelephone(words, place.at(from - 1).bare) ? digitsOf(place.raw) : null;
}

const isPart = ({ raw }: WrittenWord): boolean => PART.test(raw);
const endsHere = ({ raw }: WrittenWord): boolean => /[.,;!?]$/.test(raw);

function isTelephone(words: readonly WrittenWord[], before: string): boolean {
  const text = words.map(({ raw }) => raw).join(' ');
  const digits = text.replaceAll(/\D/g, '').length;
  if (digits < 7 || digits > 15) return false;
  if (/^\+\d{1,3}[\s(.-]|^\+?\d{0,3}\(\d{2,5}\)[\s-]?\d|^\+\d{7,}/.test(text)) return true;
  const bare = text.replace(/[.,;!?]+$/, '');
  if (/^(?:1[-.\s])?\d{3}[-.\s]\d{3}[-.\s]\d{4}$/.test(bare)) return true;
  // The last one is a social security number, which is read alike.
  if (/^\d{3}-\d{4}$|^\d{3}-\d{2}-\d{4}$/.test(bare)) return true;
  // Numbers that begin with a nought are dialled, not counted.
  if (/^0\d{2,4}(?:[-.\s]\d{2,4}){2,}$/.test(bare)) return true;
  return CALLS.test(before) && /^\d{2,5}(?:[-.\s]\d{2,7}){1,5}$|^\d{7,12}$/.test(bare);
}

function digitsOf(raw: string): Ways {
  const lead = raw.includes('+') ? ['plus'] : [''];
  const groups = raw.match(/\d+/g) ?? [];
  return inTurn(
    lead,
    ...groups.map((group, index) =>
      index > 0 && /^[89]00$/.test(group)
        ? eitherOf([`${digitWays(group[0] as string)[0]} hundred`], digitWays(group))
        : digitWays(group),
    ),
  );
}
