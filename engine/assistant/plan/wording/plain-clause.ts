import { CLAUSES_OF_TEXTS } from './clauses/texts.ts';
import { CLAUSES_OF_THINGS_MADE } from './clauses/made.ts';
import { CLAUSES_OF_VOICES } from './clauses/voices.ts';
import { rewordedByFirst } from './rewording.ts';

/** None of the rows takes anything away: what is to go has to be said in the words for it. */
const ROWS = [...CLAUSES_OF_THINGS_MADE, ...CLAUSES_OF_VOICES, ...CLAUSES_OF_TEXTS];

/** A clause in the plain way that skills know; the first rewording that fits counts. */
export const plainClause = (text: string): string => rewordedByFirst(text, ROWS);
