import { keyPhrases } from '../../../../shared/domain/extraction/key-phrases.ts';
import { honest, named, readingSkill } from './reading-skill.ts';

const MOST_KEYWORDS = 10;

/** Tells the words that a text is about. */
export const tellKeywords = readingSkill({
  name: 'tell keywords',
  examples: ['Keywords of this transcript', 'Which topics come up in the interview?'],
  understood: 'Tell the words that a text is about.',
  isAsked: (text) =>
    /^(?:(?:give|find|list|show|get|suggest|extract|pull|need|i need|i want|what|which|tell)\b.*\b)?(?:the\s+|some\s+|all\s+|main\s+)*(?:key ?words?|key ?phrases?|hash ?tags?|topics?|search terms?|buzz ?words?)\b/i.test(
      text,
    ) && !/\b(?:add|put|remove|tag (?:this|it|the)|called|what is the topic)\b/i.test(text),
  noise:
    /\b(?:key ?words?|key ?phrases?|hash ?tags?|topics?|terms?|search|buzz ?words?|give|find|list|show|get|suggest|extract|pull|need|what|which|tell|me|are|is|come|comes|came|up|covered|mentioned|discussed|the|main|some|all|few|\d+|three|five|ten|of|from|out|for|in|do|they|talk|about|seo|youtube|best)\b/gi,
  tell: (source) => {
    const phrases = keyPhrases(source.lines.map(({ text }) => text).join('\n'), MOST_KEYWORDS);
    return phrases.length === 0
      ? `${named(source)} has no words that stand out.`
      : honest(
          source,
          `The words that ${named(source)} is most about:\n\n${phrases.map((each) => `- ${each}`).join('\n')}`,
        );
  },
});
