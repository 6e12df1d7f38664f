import { contentStems } from '../../../../shared/domain/extraction/content-words.ts';
import { type Sentence, sentencesOf } from '../../../../shared/domain/extraction/sentences.ts';
import type { Clause } from '../../plan/clause.ts';
import { NotMeant } from '../../plan/hands.ts';
import type { Action, Skill } from '../skill.ts';
import { honest, named, timeOf } from './reading-skill.ts';
import { sourceText } from './source-text.ts';
import { textNamedIn, textToAskFor } from './text-named.ts';

const QUESTION =
  /^(?:(?:so|and|but|tell me|do you know|can you tell me|i wonder|remind me)[\s,]+)*(?:(?:by|at|in|on|from|for|with|to|of|since|until|about) )?(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|had|will|would|can|could)\b/i;
/** “Quote the sentence with the lamp.” */
const PASSAGE =
  /^(?:quote|find|show|give|read|get|look for|search for|pull|copy|cite|tell)\b(?:\s+(?:me|us|out|up))*\s+(?:the|a|any|all|every|each|that)\s+(?:exact\s+|whole\s+|full\s+)?(?:sentences?|lines?|passages?|parts?|bits?|quotes?|places?|moments?|wording|words)\s+(?:with|about|where|when|that|on|of|in which|which|saying|mentioning)\b/i;
/** What is asked of the assistant, of Atelier or of the library is not answered by a text. */
const OTHERS =
  /\b(?:you|i|we|me|my|atelier|the app|shortcuts?|settings?|library|tasks?|boards?|tags?|voices?|export\w*|transcrib\w*|import\w*|clone\w*|panel|queue|bin)\b/i;
/** Words of a question that are in no answer. */
const ASKING =
  /\b(?:tell me|do you know|remind me|said|says?|saying|mention\w*|happen\w*|talk\w*|speak\w*|quote|find|show|give|read|look|search|sentences?|lines?|passages?|parts?|bits?|moments?|places?|exact|whole|much|many|often|anybody|anyone|somebody|someone|everybody|everyone|people|there|exactly|really|actually|transcripts?|recordings?|interview|episode|script|text|document|speaker \d)\b/gi;
/** So much of what is asked for has to be in the text. */
const LEAST_SHARE = 0.33;
const MOST_SHOWN = 4;

/** Answers a question with the sentences of a text that share most with it, word for word. */
export const answerFromText: Skill = {
  name: 'answer from text',
  examples: ['How much was the budget in the interview?'],
  understand: (clause) =>
    QUESTION.test(clause.text) && !OTHERS.test(clause.text) ? answered(clause, textNamedIn(clause)) : null,
};

/** Quotes the sentences about something. */
export const quotePassage: Skill = {
  name: 'quote passage',
  examples: ['Quote the sentence about the lamp in this transcript'],
  understand: (clause) =>
    !clause.isAboutDoing && PASSAGE.test(clause.text) ? answered(clause, textToAskFor(clause)) : null,
};

function answered(clause: Clause, where: string | null): Action | null {
  const asked = [...new Set(contentStems(clause.text.replaceAll(ASKING, ' ')))];
  if (asked.length === 0 || where === null) return null;
  return {
    understood: 'Answer with sentences of a text.',
    act(hands) {
      const source = sourceText(hands, clause, where);
      const title = new Set(contentStems(source.title));
      const stems = asked.filter((stem) => !title.has(stem));
      const found = bestOf(sentencesOf(source.lines), stems.length > 0 ? stems : asked);
      if (found.length === 0) throw new NotMeant(`${named(source)} says nothing about that in those words.`);
      const lines = found.map(
        (each) => `- ${timeOf(each)}${each.speaker === '' ? '' : `${each.speaker}: `}${each.text}`,
      );
      return honest(source, `${named(source)} says, word for word:\n\n${lines.join('\n')}`);
    },
  };
}

/** The sentences with the rarest of the words that are asked for, in their order; none where too few of them are in the text. */
function bestOf(sentences: readonly Sentence[], stems: readonly string[]): Sentence[] {
  const own = sentences.map((sentence) => ({ sentence, stems: new Set(contentStems(sentence.text)) }));
  const weights = new Map(
    stems.map((stem) => {
      const count = own.filter((each) => each.stems.has(stem)).length;
      return [stem, count === 0 ? 0 : Math.log(1 + own.length / count)] as const;
    }),
  );
  if ([...weights.values()].filter((weight) => weight > 0).length < stems.length * LEAST_SHARE) return [];
  const scored = own.map(({ sentence, stems: has }) => ({
    sentence,
    score: stems.reduce((sum, stem) => sum + (has.has(stem) ? weights.get(stem)! : 0), 0),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0) return [];
  return scored
    .filter(({ score }) => score >= best * LEAST_OF_BEST)
    .slice(0, MOST_SHOWN)
    .map(({ sentence }) => sentence);
}

/** What shares less with the question than this part of the best is no answer beside it. */
const LEAST_OF_BEST = 0.75;
