import type { Sentence } from '../../../../shared/domain/extraction/sentences.ts';
import { clock } from '../../texts/clock.ts';
import type { Skill } from '../skill.ts';
import { sourceText, type SourceText } from './source-text.ts';

/** A skill that reads a text and tells something of it. */
type ReadingSkill = {
  name: string;
  examples: readonly string[];
  understood: string;
  isAsked: (text: string) => boolean;
  /** Words of the skill: what remains of a clause without them says which text is meant. */
  noise: RegExp;
  tell: (source: SourceText) => string;
};

/** What a picture shows is not read. */
const SEEN =
  /\b(?:in|on|about) (?:this|that|the|my) (?:image|picture|photo|drawing|painting)\b|^describe (?:this|that|the|my) (?:image|picture|photo|drawing|painting|clip)\b/i;
const READ = /\b(?:transcripts?|scripts?|recordings?|text|episode|interview)\b/i;
const DOCUMENT_WORDS = /\b(?:document|text|attachment|article|attached)\b/gi;

/** Words of a wish that are in no title. */
const ASKING_WORDS = /\b(?:i['’]d|we['’]d|i|we|want|need|would|like|love|please|have|get|could|can|you|let|us)\b/gi;

/** Makes a skill that reads a document, a transcript or a script. */
export const readingSkill = ({ name, examples, understood, isAsked, noise, tell }: ReadingSkill): Skill => ({
  name,
  examples,
  understand(clause) {
    const { media, documents } = clause.situation;
    // “What is in it?” beside a picture is about the picture.
    const isBeside = media.length > 0 && documents.length === 0 && /\b(?:it|this|that)\b/i.test(clause.text);
    const isOfPicture = isBeside || (SEEN.test(clause.text) && !READ.test(clause.text));
    if (clause.isAboutDoing || isOfPicture || !isAsked(clause.text)) return null;
    const target = clause.text
      .replaceAll(noise, ' ')
      .replaceAll(DOCUMENT_WORDS, ' ')
      .replaceAll(ASKING_WORDS, ' ')
      .replace(/[?!.]+$/, '');
    return {
      understood,
      act(hands) {
        const source = sourceText(hands, clause, target);
        if (source.lines.length === 0) return `There is no text in ${named(source)} yet.`;
        const told = tell(source);
        hands.extract = extractIn(told);
        return told;
      },
    };
  },
});

const LISTED = /^- (?:\d+:\d\d(?::\d\d)? )?(?<said>.+)$/gm;

/** What an answer lists, without times; null where it lists nothing. */
function extractIn(told: string): string | null {
  const said = [...told.matchAll(LISTED)].map(({ groups }) => groups!['said']!);
  return said.length === 0 ? null : said.join('\n');
}

/** A text as answers name it. */
export const named = ({ title }: SourceText) => (title === 'the document' ? title : `“${title}”`);
const PARTIAL = 'I read the first part only; the text goes on.';
/** An answer, with a word about the rest where the text was not read to its end. */
export const honest = (source: SourceText, text: string) => (source.isWhole ? text : `${text}\n\n${PARTIAL}`);
/** When something is said, in front of it. */
export const timeOf = ({ startMs }: Sentence) => (startMs === null ? '' : `${clock(startMs)} `);
