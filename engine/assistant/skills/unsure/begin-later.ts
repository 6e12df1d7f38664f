import { clausesOf } from '../../plan/clause.ts';
import type { Skill } from '../skill.ts';

/** Verbs that a wish may begin with after words that are no part of it. None that takes anything away. */
const VERBS =
  'draw|paint|sketch|illustrate|make|create|generate|compose|write|render|design|produce|film|animate|transcribe|summari[sz]e|narrate|speak|read|say|export|save|find|search|show|list|open|tag|rename|rate|suggest|give me|turn|convert|tell me|count|explain';
const LATER = new RegExp(String.raw`(?<=[\s,:;–-])(?:${VERBS})\s+(?=\S)`, 'giu');
/** What stands before may turn the rest round. */
const TURNED =
  /\b(?:not|n['’]t|never|no|without|instead of|rather than|if|unless|until|before|after|when|while|how|why|whether|should|who|what|which|said|says|say|asked|told|wanted|tried|used|song about|called|named|about|of|that)\b/i;
const LONGEST_LEAD = 60;

/** Reads a wish from a later verb on, where the words before it are no part of it. `skills` take nothing away. */
export const beginLater = (skills: () => readonly Skill[]): Skill => ({
  name: 'begin later',
  examples: ['My idea for tonight: draw a lantern on a boat'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || /\?\s*$/.test(text) || /["“]/.test(text)) return null;
    for (const { index } of text.matchAll(LATER)) {
      const lead = text.slice(0, index);
      if (lead.length > LONGEST_LEAD || TURNED.test(lead)) return null;
      const [clause] = clausesOf({ ...situation, wish: text.slice(index) });
      if (!clause || clause.isAboutDoing) continue;
      for (const skill of skills()) {
        const action = skill.understand(clause);
        if (action) return action;
      }
    }
    return null;
  },
});
