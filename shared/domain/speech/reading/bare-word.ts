const EDGES = /^[^\p{L}\p{N}&+=@%€£¥$#°-]*|[^\p{L}\p{N}&+=@%€£¥$°.']*$/gu;

/** A word between blanks without the punctuation around it; full stops behind it stay for `withoutFullStop`. */
export const bareWord = (word: string): string => word.replaceAll(EDGES, '');

/** "U.S." and "Dr." keep their full stop, "end." and "end”." do not; `next` is the bare word behind it. */
export function withoutFullStop(word: string, next: string): string {
  const isAbbreviation =
    /^(?:dr|mr|mrs|ms|prof|jr|sr|mt|st|vs|etc|approx)\.$/i.test(word) ||
    /^(?:[a-z]\.){2,}$/i.test(word) ||
    (/^no\.$/i.test(word) && /^\d/.test(next));
  return isAbbreviation ? word : word.replace(/[^\p{L}\p{N}&+=@%€£¥$°]+$/u, '');
}
