import { isContentWord, wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import type { Skill } from '../skill.ts';

const ASKED =
  /^(?:list|show|find|search|which|what|do you have|are there|is there|have you|any|i need|give|get|suggest|recommend|look)\b/i;
const VOICES = /\bvoices?\b/i;
/** Making a voice, and what becomes of voices, is something else. */
const OTHERS = /\b(?:clone[ds]?|cloning|design(?:ed)?|delete[ds]?|kept|expire[sd]?|record(?:ed)?|consent|cast)\b/i;
const NOISE = new Set(
  'voice voices list show find search have available sound sounds sounding recommend suggest speak speaking speaker good nice person want need choose pick female male anyway actually here exactly'.split(
    ' ',
  ),
);
/** Kept although it is also part of other words: descriptions of voices have them. */
const KEPT = new Set(['female', 'male']);

/** Lists voices by words of their description. */
export const listVoices: Skill = {
  name: 'list voices',
  examples: ['List the voices', 'Show me warm voices', 'Do you have a British voice?'],
  understand({ text, isAboutDoing }) {
    if (isAboutDoing || !ASKED.test(text) || !VOICES.test(text) || OTHERS.test(text)) return null;
    const words = wordsOf(text).filter((word) => isContentWord(word) && (KEPT.has(word) || !NOISE.has(word)));
    return {
      understood: words.length > 0 ? `List voices that are ${words.join(' ')}.` : 'List the voices.',
      act(hands) {
        const answer = hands.call('list_voices', words.length > 0 ? { query: words.join(' ') } : {});
        const voices = Array.isArray(answer['voices']) ? (answer['voices'] as Record<string, unknown>[]) : [];
        if (voices.length === 0) return 'No voice fits. Ask for all voices to choose from.';
        const text = (value: unknown) => (typeof value === 'string' ? value : '');
        const lines = voices.map(
          ({ name, description }) => `- ${text(name)}${text(description) ? `: ${text(description)}` : ''}`,
        );
        return [...lines, ...(typeof answer['next'] === 'number' ? ['…'] : [])].join('\n');
      },
    };
  },
};
