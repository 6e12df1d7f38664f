import { invisibleShare, MOST_INVISIBLE_SHARE } from '../../../../shared/domain/speech/invisible-characters.ts';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import { ServiceError } from '../../service-error.ts';

/** Code of a text with too many characters that cannot be seen (gaps.md part 3). */
const ILLEGAL_CHARACTERS = 1042;
/** What is charged for a text, and what its answer tells about it. */
export type TextMeasures = { characters: number; words: number; invisibleRatio: number };

/**
 * Counts a text.
 * @throws ServiceError 400 with code 1042 when more than a tenth of it is invisible or illegal
 */
export function measureText(text: string): TextMeasures {
  const characters = characterCount(text);
  const invisibleRatio = invisibleShare(text);
  if (invisibleRatio > MOST_INVISIBLE_SHARE) {
    const percent = Math.round(invisibleRatio * 100);
    const message = `${percent} % of the characters are invisible or illegal, the limit is ${MOST_INVISIBLE_SHARE * 100} %`;
    throw new ServiceError(400, `invalid params: ${message}`, { code: ILLEGAL_CHARACTERS, reason: 'INVALID_INPUT' });
  }
  return { characters, words: wordCount(text), invisibleRatio: Math.round(invisibleRatio * 10_000) / 10_000 };
}

/** Words without pause markers. */
function wordCount(text: string): number {
  return text.replace(/<#[\d.]*#>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
}
