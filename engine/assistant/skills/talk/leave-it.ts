import type { Skill } from '../skill.ts';

const REFUSING =
  /^(?:please\s+)?(?:do not|don['’]?t|never)\s+(?:ever\s+)?(?:delete|remove|erase|discard|bin|trash|throw|move|change|rename|touch|export|send|generate|make|replace|tag|do)\b(?!.*\b(?:know|wonder(?:ing)?|ask(?:ing)?|understand|learn|curious|question)\b)[^?]*$/i;

/** Says that nothing is done where the user says what not to do. */
export const leaveIt: Skill = {
  name: 'leave it',
  examples: ['Don’t delete the interview', 'Please do not move anything to the bin'],
  understand({ text, isAboutDoing, situation }) {
    if (!REFUSING.test(text) && !(isAboutDoing && REFUSING.test(situation.wish))) return null;
    return { understood: 'Do nothing.', act: () => 'All right, I leave everything as it is.' };
  },
};
