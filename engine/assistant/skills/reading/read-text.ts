import { named, readingSkill } from './reading-skill.ts';

/** Lines of a text that are shown at once. */
const SHOWN_LINES = 40;

/** Shows the text of a transcript or script. */
export const readText = readingSkill({
  name: 'read text',
  examples: ['Read this transcript', 'What does this script say?'],
  understood: 'Show the text.',
  isAsked: (text) =>
    /^(?:read|show me the text|show the text|open and read)\b/i.test(text) ||
    /^what (?:does|do|did|is|was) .*\b(?:say|says|said)\b/i.test(text),
  noise: /\b(?:read|show|text|aloud|out|loud|to|me|what|does|do|did|is|was|say|says|said|in|the|lines?)\b/gi,
  tell: (source) => {
    const shown = source.lines
      .slice(0, SHOWN_LINES)
      .map(({ text, speaker }) => (speaker === '' ? text : `${speaker}: ${text}`));
    const more = source.lines.length > SHOWN_LINES ? `\n\n… and ${source.lines.length - SHOWN_LINES} more lines.` : '';
    return `${named(source)} says:\n\n${shown.map((line) => `> ${line.replaceAll('\n', ' ')}`).join('\n')}${more}`;
  },
});
