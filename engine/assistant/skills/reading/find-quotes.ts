import { bestQuotes } from '../../../../shared/domain/extraction/best-quotes.ts';
import { sentencesOf } from '../../../../shared/domain/extraction/sentences.ts';
import { honest, named, readingSkill, timeOf } from './reading-skill.ts';

/** Finds sentences that stand for themselves. */
export const findQuotes = readingSkill({
  name: 'find quotes',
  examples: ['Find good quotes in this', 'Pull the best quotes out of the interview'],
  understood: 'Find sentences worth quoting.',
  isAsked: (text) =>
    /\b(?:quotes?|quotations?|quotable|quote-?worthy|pull[- ]quotes?|sound ?bites?|highlights?|(?:best|good|great|nice|exciting|interesting|strongest|funniest|most \w+|memorable|standout|killer|punchiest) (?:lines?|sentences?|bits?|moments?))\b/i.test(
      text,
    ) && !/\bquotes? (?:for|from) (?:a |the )?(?:price|insurance)/i.test(text),
  noise:
    /\b(?:quotes?|quotations?|quotable|quote-?worthy|anything|something|pull(?:[- ]quotes?)?|sound ?bites?|highlights?|memorable|strongest|funniest|standout|killer|punchiest|most|bits?|moments?|teaser|trailer|for|an?|sentences?|lines?|good|best|great|some|strong\w*|find|give|show|get|pick|select|extract|list|out|worth|cards?|make|makes|would|work|fit|post(?:ed|ing)?|instagram|twitter|social media|use|usable|what|are|which|in|of|from|\d+|three|five)\b/gi,
  tell: (source) => {
    const quotes = bestQuotes(sentencesOf(source.lines), 5);
    if (quotes.length === 0) return `I find no sentence in ${named(source)} that stands for itself.`;
    const lines = quotes.map(
      (quote) => `- ${timeOf(quote)}“${quote.text}”${quote.speaker === '' ? '' : ` (${quote.speaker})`}`,
    );
    return honest(source, `Sentences from ${named(source)} that stand for themselves:\n\n${lines.join('\n')}`);
  },
});
