import type { Skill } from '../skill.ts';

const REFUSING =
  /^(?:please\s+)?(?:do not|don['’]?t|never)\s+(?:ever\s+)?(?:delete|remove|erase|discard|bin|trash|throw|move|change|rename|touch|export|send|generate|make|replace|tag|do)\b(?!.*\b(?:know|wonder(?:ing)?|ask(?:ing)?|understand|learn|curious|question)\b)[^?]*$/i;

/** “Don’t”, and nothing more. */
const NO = /^(?:no[\s,.!]+)*(?:please\s+)?(?:do not|don['’]?t|stop (?:it|that)|no[\s,.!]+stop)[\s.!]*$/i;

const LEFT = 'All right, I leave everything as it is.';

/** What was asked for is taken back. */
const TAKEN_BACK =
  /[\s,.!;–-]+(?:(?:oh|ah|no|wait|actually|sorry)[\s,.!]+)*(?:just kidding|jk|kidding|never ?mind|scratch that|forget (?:it|that|about it)|(?:no[\s,]+)?wait[\s,]+(?:no|keep it|don['’]?t|leave it)|don['’]t actually|or (?:rather )?not|actually (?:no|don['’]t|keep it|not))[\s.!]*$/i;

/** Says that nothing is done where the user says what not to do. */
export const leaveIt: Skill = {
  name: 'leave it',
  examples: ['Don’t delete the interview', 'Please do not move anything to the bin'],
  understand({ text, isAboutDoing, situation }) {
    if (TAKEN_BACK.test(situation.wish) || NO.test(situation.wish))
      return { understood: 'Do nothing.', act: () => LEFT };
    if (!REFUSING.test(text) && !(isAboutDoing && REFUSING.test(situation.wish))) return null;
    return { understood: 'Do nothing.', act: () => LEFT };
  },
};
