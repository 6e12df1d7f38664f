import type { Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';

const WORKS = /^(?:works?|worked|working|shares|stock|founded|owned)$/i;
const BEFORE = /^(?:at|by|joined|joins|sued|sues|acquired|competitor|rival)$/i;
/** What a company does, and what it makes: three million people do neither. */
const BEHIND =
  /^(?:makes|made|is|was|has|had|says|said|sells|sold|invented|will|announced|reported|plans|does|can|produces|pays|paid|agreed|faces|sued|owns|company|tapes?|masks?|respirators?|stock|shares|stickers?|films?|adhesives?|headquarters|rolls?|filters?|sponges?|earplugs?|command)$/i;
/** Something costs or counts three million. */
const AMOUNT =
  /^(?:about|around|over|under|nearly|almost|cost|costs|than|to|least|most|only|paid|spent|raised|\$|€|£)$/i;

/** "7UP", and "3M" where the company is meant, not three million; null for other words. */
export function companyRule({ bare, at }: Place): Ways | null {
  if (/^7-?up$/i.test(bare)) return ['seven up'];
  if (bare !== '3M' || AMOUNT.test(at(-1).bare) || /^\d/.test(at(-1).bare)) return null;
  const isOf = /^(?:for|of)$/i.test(at(-1).bare) && WORKS.test(at(-2).bare);
  return isOf || BEFORE.test(at(-1).bare) || BEHIND.test(at(1).bare) ? ['three M'] : null;
}
