import { stem, wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import type { Skill } from '../skill.ts';
import { ABILITIES, wishFor } from './abilities.ts';

/** “Can you delete things?”: no thing is named, so nothing is to be done. */
const CAN_YOU =
  /^(?:(?:hey|hi|so|and|ok|okay|tell me)[\s,]+)*(?:can|could|do|are|will) (?:you|u)\s+(?:also\s+|even\s+|really\s+|able to\s+|know how to\s+)*(?<verb>\p{L}+)(?:\s+(?:and|or)\s+\p{L}+)?\s+(?:some\s+|any\s+)?(?:(?!an?\s|the\s|my\s|this\s|that\s|me\s|us\s|two\s|three\s|four\s|\d)[\p{L}-]+\s+){0,2}?(?<thing>things|stuff|files|items|pictures|images|photos|songs|music|videos|clips|transcripts|voices|recordings|scripts|texts?|words|subtitles|lyrics|speech|audio|anything)(?:\s+(?:too|as well|for me|here))?\s*\?+\s*$/iu;

/** Answers whether it can do something, instead of doing it. */
export const tellAbility: Skill = {
  name: 'tell ability',
  examples: ['Can you delete things?'],
  understand({ situation }) {
    const { verb = '', thing = '' } = CAN_YOU.exec(situation.wish.trim())?.groups ?? {};
    // What can be done to a thing is said by the verb, what can be made by the thing.
    const isMade = /^(?:make|create|generate|do|produce|give)$/i.test(verb);
    const own = wordsOf(isMade ? thing : verb).map(stem);
    const ability = ABILITIES.find(({ verbs, things }) =>
      (isMade ? things : verbs).split(' ').some((each) => own.includes(stem(each))),
    );
    if (!ability) return null;
    return {
      understood: 'Answer what it can do.',
      act: () => `Yes, I can ${ability.does}. Say, for example: “${wishFor(ability)}”.`,
    };
  },
};
