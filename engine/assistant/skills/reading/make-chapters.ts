import { clock } from '../../texts/clock.ts';
import { findChapters } from '../../../../shared/domain/extraction/find-chapters.ts';
import { sentencesOf } from '../../../../shared/domain/extraction/sentences.ts';
import { honest, named, readingSkill } from './reading-skill.ts';

/** Splits a text into chapters where its subject changes. */
export const makeChapters = readingSkill({
  name: 'make chapters',
  examples: ['Split this into chapters', 'Make chapters for the team meeting'],
  understood: 'Find chapters where the subject changes.',
  isAsked: (text) => /\b(?:chapters?|table of contents|sections|timestamps for)\b/i.test(text),
  noise:
    /\b(?:chapters?|markers?|marks?|chapter (?:marks?|list)|table of contents|sections|timestamps|titles?|names?|suggested|split|divide|make|create|give|find|suggest|add|generate|list|into|for|of|in|youtube|spotify|vimeo|podcasts?|platforms?|video|description|show ?notes|what|are|the|with|times)\b/gi,
  tell: (source) => {
    const chapters = findChapters(sentencesOf(source.lines));
    const lines = chapters.map(({ startMs, title }, index) =>
      startMs === null ? `${index + 1}. ${title}` : `${clock(index === 0 ? 0 : startMs)} ${title}`,
    );
    return honest(source, `Chapters of ${named(source)}, where its words change most:\n\n${lines.join('\n')}`);
  },
});
