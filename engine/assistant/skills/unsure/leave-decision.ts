import type { Skill } from '../skill.ts';

const DECIDING =
  /^(?:(?:do you think|what do you think|you think|would you say)[\s,]+)?(?:(?:that )?(?:i|we) (?:should|could|can|may|ought to)|should (?:i|we)|shall (?:i|we)|(?:is it|would it be) (?:ok(?:ay)?|fine|safe|good|better|wise|bad|a good idea|all right|alright)(?: (?:if i|for me))?(?: to)?)\s+(?<what>.+?)[\s?!.]*$/i;
const DISLIKE =
  /^(?:(?:ugh|no|nope|hm+|oh|well|sorry|but)[\s,.!]+)*(?:(?:i|we) (?:really |absolutely |just |kind of |kinda )*(?:hate|dislike|(?:do not|don['’]?t|didn['’]?t|did not) (?:really )?(?:like|love|want|mean|ask for)|am not happy with|['’]m not happy with|(?:wanted|expected|meant|asked for) something (?:else|different))\b|(?:that|this|it)(?:['’]s| is| was| looks| sounds)(?: really| so| just| pretty| kind of| kinda)? (?:not (?:what|how|right|it|good)|wrong|ugly|bad|terrible|awful|horrible|boring|weird|off|a mess|disappointing)|you(?:['’]re| are) (?:wrong|mistaken|not right)\b|not (?:what|how|quite what) (?:i|we) (?:wanted|meant|asked|had|imagined))/i;

const NOT_NEEDED =
  /^(?:(?:i|we) (?:do not|don['’]?t|no longer) (?:need|want|use)(?= .*\b(?:any ?more|any longer|now)\b)|(?:i|we) (?:do not|don['’]?t|no longer) need|no (?:longer|more) (?:needed|need for)|away with|(?:i['’]m|we['’]re|i am|we are) done with|(?:no|little) (?:more )?use for|(?:this|that|it) (?:is|['’]s) (?:useless|not needed|superfluous|rubbish|garbage|trash))\b[^,.;]*[\s.!]*$/i;

const LIKE =
  /^(?:(?:oh|wow|yes|yeah|hm+|and|but|ha|aw+)[\s,.!]+)*(?:i|we) (?:really |absolutely |just |kind of |kinda |do |quite |so )*(?:love|like|adore|prefer|enjoy)\b[^,.;?]{0,40}[\s.!]*$/i;

/** Leaves what is to be decided to the user, and asks what is to be different where something is disliked. Nothing is done. */
export const leaveDecision: Skill = {
  name: 'leave decision',
  examples: ['Should I do that now?', 'I hate this picture', 'I love this one'],
  understand({ text, situation }) {
    const { wish } = situation;
    const what = (DECIDING.exec(text) ?? DECIDING.exec(wish))?.groups?.['what'];
    if (what !== undefined)
      return {
        understood: 'Leave a decision to the user.',
        act: () => `That’s yours to decide, and I did nothing. To have me do it, say: “${what}”.`,
      };
    if (NOT_NEEDED.test(wish))
      return {
        understood: 'Ask whether something is to go.',
        act: () => 'Should it go? I did nothing. To move it to the bin, say: “move it to the bin”.',
      };
    if (LIKE.test(wish))
      return {
        understood: 'Tell how to keep what is liked.',
        act: () =>
          'Glad you like it. I did nothing: to find it again, say “mark it as a favourite” or “give it 5 stars”.',
      };
    if (!DISLIKE.test(text) && !DISLIKE.test(wish)) return null;
    return {
      understood: 'Ask what is to be different.',
      act: () =>
        'What should be different? Say, for example, “the same but at night” or “make it calmer”, and I’ll generate another one of what I generated last. I changed nothing, and what is there stays.',
    };
  },
};
