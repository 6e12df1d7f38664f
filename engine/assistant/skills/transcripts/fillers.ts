/** One text by another, and where; `also` are further texts that go the same way. `mayBeTitle`: an item may be called so. */
export type Replacement = {
  find: string;
  also?: readonly string[];
  replacement: string;
  where: string;
  mayBeTitle?: boolean;
};

const FILLER = '(?:uhm|um|uh|erm|er|ehm|eh|ah|hmm|mhm)';
const FILLER_LIST = `["“]?${FILLER}s?["”]?(?:(?:\\s*,\\s*(?:and |or )?|\\s+(?:and|or|&)\\s+)(?:all |the |every )*["“]?${FILLER}s?["”]?)*`;
/** Fillers need no quotation marks, and several of them may go at once. */
const FILLERS = new RegExp(
  `^(?:filler )?(?<fillers>${FILLER_LIST}|(?<usual>(?<=filler )(?:words?|sounds?)|fillers?(?: words?| sounds?)?|verbal tics?|hesitations?)(?=$|[\\s.,!])|(?<phrase>you know|i mean|sort of|kind of)s?)\\b["”]?(?:\\s+(?:out|away))?(?<where>.*)$`,
  'i',
);
/** What is taken out where fillers have no name. */
const USUAL_FILLERS = ['um', 'uh', 'uhm', 'er', 'erm', 'hmm'];
const EXAMPLES = new RegExp(
  `^[\\s,(]*(?:like|such as|e\\.?g\\.?|for example|as in)[\\s:,]+(?<examples>${FILLER_LIST})\\b["”)]*(?<where>.*)$`,
  'i',
);

/** The fillers that are to go, where `said`, which follows a verb of removing, begins with some; else null. */
export function removedFillers(said: string): Replacement | null {
  const { fillers, usual, phrase, where = '' } = FILLERS.exec(said)?.groups ?? {};
  if (usual !== undefined) return usualFillers(where);
  if (phrase !== undefined) return { find: phrase, replacement: '', where };
  return fillers === undefined ? null : { ...namedIn(fillers), replacement: '', where };
}

/** “All filler words”, or those that are given as examples. */
function usualFillers(behind: string): Replacement {
  const { examples, where = behind } = EXAMPLES.exec(behind)?.groups ?? {};
  const [find = '', ...also] = USUAL_FILLERS;
  return { ...(examples === undefined ? { find, also } : namedIn(examples)), replacement: '', where };
}

function namedIn(text: string): { find: string; also: readonly string[] } {
  const [find = '', ...also] = new Set(
    [...text.matchAll(new RegExp(FILLER, 'gi'))].map(([said]) => said.toLowerCase()),
  );
  return { find, also };
}

/** Whether a text is one filler. */
export const isFiller = (text: string): boolean => new RegExp(`^${FILLER}$`, 'i').test(text);

/** “Um” for “ums”; other texts stay as they are. */
export const withoutPluralOfFiller = (text: string): string => text.replace(new RegExp(`^(${FILLER})s$`, 'i'), '$1');
