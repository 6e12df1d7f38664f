import { titleIdeas } from '../../../../shared/domain/extraction/title-ideas.ts';
import { named, readingSkill } from './reading-skill.ts';

/** Whether titles are asked for. */
export const asksForTitles = (text: string): boolean =>
  /\b(?:(?:name|naming) (?:ideas?|suggestions?|options?)|titles?|headlines?|what (?:else )?(?:should|could|can|would|shall) (?:i|we|you) (?:call|name|title)|(?:good|better|catchy|nice|short|fitting) names?|(?:suggest|propose|come up with|think of|need)\b.*\bnames?(?= for))\b/i.test(
    text,
  ) &&
  !/\b(?:rename|change|set|which items?|find)\b|\b(?:should|must|has to) be\b|\btitles? (?:a (?:bit|little) |much |slightly )?(?:\w+er|more|less|red|blue|green|white|black)\b|\btitle (?:sequence|card|screen|page|track|theme)\b/i.test(
    text,
  );

/** Suggests titles from the phrases of a text. */
export const suggestTitles = readingSkill({
  name: 'suggest titles',
  examples: ['Give me a title for this transcript', 'Suggest some titles'],
  understood: 'Suggest titles from the phrases of a text.',
  isAsked: asksForTitles,
  noise:
    /\b(?:titles?|headlines?|names?|list|possible|options?|alternatives?|nice|fitting|would|be|is|a|this|suggest|give|find|make|write|propose|think|need|some|good|better|catchy|few|three|five|\d+|for|of|up|with|idea|ideas|what|else|would|you|i|we|episode|should|could|call|name)\b/gi,
  tell: (source) => {
    const titles = titleIdeas(source.lines.map(({ text }) => text).join('\n'));
    const listed = (titles.length === 0 ? ['Untitled'] : titles).map((title) => `- ${title}`);
    return `Titles from the words of ${named(source)}:\n\n${listed.join('\n')}`;
  },
});
