import { countWords } from '../../language/count-words.ts';
import { rewordedByEach } from './rewording.ts';
import { LINES_AND_SPEECH } from './wishes/lines.ts';
import { NAMES_AND_WORDS } from './wishes/names.ts';
import { THINGS_MADE } from './wishes/made.ts';
import { WORD_ORDER } from './wishes/order.ts';

const ROWS = [...WORD_ORDER, ...THINGS_MADE, ...NAMES_AND_WORDS, ...LINES_AND_SPEECH];

/** A wish in the order and the words that clauses are read in: what belongs together stays together. */
export const asOneWish = (wish: string): string => rewordedByEach(countWords(wish), ROWS);
