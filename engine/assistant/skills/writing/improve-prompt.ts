import { quotedTexts } from '../../language/quoted-texts.ts';
import type { Clause } from '../../plan/clause.ts';
import { PlanStopped } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';
import { PROMPT_DETAILS } from './prompt-details.ts';

const ASKED =
  /\b(?:improve|enhance|better|expand|refine|polish|enrich|rewrite|extend|tune|spice|beef|punch|dress|upgrade|sharpen|help (?:me )?with)\b[^:"“]*\bprompts?\b|\bprompts?\b[^:"“]*\b(?:better|improve[sd]?|richer|stronger|more detailed)\b/i;
/** “What prompt should I use for a spooky forest?” */
const PROMPT_FOR =
  /^(?:(?:what|which)(?:['’]s| is| would be)?(?: an?| the)?(?: good| best| nice)? prompt\b.*?|(?:give|suggest|write|make|need|i need)(?: me)? (?:an?|some|the)(?: good| nice| better)? (?:image |music |video |clip |song )?prompts?\s+)(?:for|to (?:get|draw|make|generate|paint))\s+(?<what>(?!(?:this|that|it|the)\b)[^?]+?)[\s?!.]*$/i;
/** Limits of prompts (service.md): characters. */
const LIMITS = { image: 1500, music: 2000, video: 2000 } as const;
type Medium = keyof typeof PROMPT_DETAILS;

/** Improves a prompt by what it lacks. */
export const improvePrompt: Skill = {
  name: 'improve prompt',
  examples: ['Improve this image prompt: a dog in the park', 'Make this music prompt better: "a song about home"'],
  understand(clause) {
    const wanted = PROMPT_FOR.exec(clause.situation.wish)?.groups?.['what'];
    if (wanted !== undefined)
      return { understood: 'Suggest a prompt.', act: () => improved(wanted, mediumIn(clause.situation.wish)) };
    if (!ASKED.test(clause.situation.wish) || /^(?:how|why|what)\b/i.test(clause.text)) return null;
    return {
      understood: 'Improve a prompt.',
      act: () => improved(promptIn(clause), mediumIn(clause.situation.wish)),
    };
  },
};

function promptIn({ situation }: Clause): string {
  const { wish, documents } = situation;
  const prompt = quotedTexts(wish)[0] ?? /:\s*(\S.*)$/s.exec(wish)?.[1] ?? documents[0];
  if (prompt === undefined)
    throw new PlanStopped('Write the prompt after a colon, like this: Improve this image prompt: a dog in the park.');
  return prompt.trim().replace(/[\s.]+$/, '');
}

function mediumIn(wish: string): Medium {
  if (/\b(?:music|song|track|tune|melody)\b/i.test(wish)) return 'music';
  return /\b(?:video|clip|film|movie|animation)\b/i.test(wish) ? 'video' : 'image';
}

function improved(prompt: string, medium: Medium): string {
  const added = PROMPT_DETAILS[medium]
    .filter(({ present }) => !present.test(prompt))
    .map(({ name, choices }) => ({ name, add: choices.find(({ when }) => when.test(prompt))?.add ?? '' }));
  if (added.length === 0) return `This prompt already says light, form and style. I’d leave it:\n\n> ${prompt}`;
  let text = prompt;
  const used = added.filter(({ add }) => {
    if (text.length + add.length + 2 > LIMITS[medium]) return false;
    text += `, ${add}`;
    return true;
  });
  if (used.length === 0)
    return `This prompt is as long as the service allows (${LIMITS[medium]} characters), so I added nothing.`;
  return `> ${text.replaceAll('\n', ' ')}\n\nI kept your words and added ${used.map(({ name }) => name).join(', ')}.`;
}
