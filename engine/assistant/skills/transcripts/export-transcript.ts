import { withoutQuoted } from '../../language/quoted-texts.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { noTranscriptOf } from '../../plan/no-transcript.ts';
import { type Hands, NotMeant } from '../../plan/hands.ts';
import { NothingFound } from '../../plan/search-titles.ts';
import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import type { Clause } from '../../plan/clause.ts';
import type { Skill } from '../skill.ts';

/** What people call formats, the first that fits counts. */
const FORMATS = [
  ['srt', /\b(?:srt|subrip)\b(?: (?:subtitles?|file))?/i],
  ['vtt', /\b(?:web ?vtt|vtt)\b(?: (?:subtitles?|captions?|file))?/i],
  ['csv', /\b(?:csv|spreadsheet|excel)\b/i],
  ['json', /\bjson\b/i],
  ['md', /\b(?:markdown|md)\b/i],
  ['txt', /\b(?:txt|plain text|text file|plain(?=\s+(?:version|format|copy|file|transcript|of|please)\b|\s*$))\b/i],
] as const;
const VERB =
  /^(?:export|save|convert|turn|give|get|download|output|dump|print|copy|render|provide|deliver|make|create|write|i(?:'d| would)? (?:need|want|like)|can i (?:have|get)|we (?:need|want)|let me have|show(?: me)?(?= (?:the |an? |it |this )*(?:as )?(?:srt|vtt|web ?vtt|json|csv|markdown))|produce|generate|send)\b/i;
const SUBTITLES = /\b(?:subtitles?|captions?|closed captions)\b/i;
/** “The interview as markdown”: a title, and in which format it is wanted. */
const AS_FORMAT =
  /^(?!(?:what|which|how|can|could|is|are|do|does|find|show|replace|change|write|say|add|draw|make a|rename|tag)\b)[^"“?]{2,60}?\s+(?:as|in)\s+(?:an?\s+)?(?:srt|subrip|web ?vtt|vtt|csv|json|markdown|md|txt|plain text|text file)\b/i;
/** Making subtitles of a text that has no transcript yet is something else. */
const EXPORT = /^(?:export|save|download|convert|copy|turn)\b/i;
const OTHERS =
  /\b(?:pictures?|images?|songs?|videos? (?:of|about)|summary|chapters?|quotes?|titles?|lyrics|(?:instagram|insta|facebook|linkedin|social media|tik-?tok|photo|picture|post) captions?|captions? for (?:instagram|insta|facebook|linkedin|social media|tik-?tok|the (?:post|photo|picture)))\b/i;

/** Exports a transcript as subtitles or text. */
export const exportTranscript: Skill = {
  name: 'export transcript',
  examples: ['Export this as SRT', 'Get me subtitles for this', 'Save this as markdown with timestamps'],
  understand(clause) {
    const { text, isAboutDoing } = clause;
    const formats = formatsIn(text);
    if (isAboutDoing || formats.length === 0 || OTHERS.test(text)) return null;
    if (!VERB.test(text) && !startsWithFormat(text)) return null;
    return {
      understood: `Export a transcript as ${formats.join(' and ')}.`,
      act(hands) {
        const item = transcriptMeant(hands, targetPhrase(text));
        const answers = formats.map((format) => {
          const answer = hands.call('export_transcript', { id: item.id, format, ...switches(text, format) });
          return shownAs(answer, format);
        });
        return answers.join('\n\n');
      },
    };
  },
};

/** The formats that are asked for, several where they are listed: “as SRT and VTT”. */
function formatsIn(text: string): (typeof FORMATS)[number][0][] {
  const plain = withoutQuoted(text);
  const named = FORMATS.filter(([, pattern]) => pattern.test(plain)).map(([format]) => format);
  if (named.length > 0) return /\band\b|,|\+|&/.test(plain) ? named : named.slice(0, 1);
  if (SUBTITLES.test(plain)) return ['srt'];
  const isWanted =
    EXPORT.test(plain) ||
    (VERB.test(plain) && /\btranscripts?\b/i.test(plain)) ||
    /^(?:the |this |my )?transcripts?\b/i.test(plain);
  return isWanted && /\b(?:as|to|into|in) (?:an? )?(?:plain |simple |raw )?text\b|^export\b/i.test(plain)
    ? ['txt']
    : [];
}

function transcriptMeant(hands: Hands, phrase: string): ContextItem {
  try {
    return findTargets(hands, phrase, { kinds: ['transcript'], isSingle: true, isReading: true })[0]!;
  } catch (error) {
    // A recording may be meant that has no transcript yet.
    if (!(error instanceof NothingFound)) throw error;
    throw new NotMeant(noTranscriptOf(hands, phrase) ?? error.message);
  }
}

/** “Plain text of this, please.” */
const startsWithFormat = (text: string): boolean =>
  FORMATS.some(([, pattern]) => new RegExp(`^(?:an? |the )?${pattern.source}`, 'i').test(text)) ||
  /^(?:subtitles|(?:closed )?captions|(?:the |this |my )?transcripts?)\b/i.test(text) ||
  AS_FORMAT.test(text);

function switches(text: string, format: string): Record<string, boolean> {
  const speakers = /\b(?:speakers?|names?|labels?)\b/i;
  const without = new RegExp(
    `\\b(?:without|no|not?|minus|skip|hide|drop|omit|leav(?:e|ing)(?: out)?) (?:the |any )?(?:\\w+ )?${speakers.source}`,
    'i',
  );
  const withThem = /\bwith (?:the |their )?(?:names? of )?(?:the )?(?:speakers?|names?)\b/i;
  const hasTimes = /\b(?:with|including|and) (?:the )?(?:time ?stamps?|time ?codes?|times?)\b/i.test(text);
  return {
    ...(hasTimes && (format === 'txt' || format === 'md') ? { withTimes: true } : {}),
    ...(without.test(text) ? { withSpeakers: false } : withThem.test(text) ? { withSpeakers: true } : {}),
  };
}

/** What remains of the request when verb, format and switches are gone. */
function targetPhrase(text: Clause['text']): string {
  let rest = text.replace(
    /\b(?:but |and )?(?:with|without|including|minus|skip|hide|drop|omit|leav(?:e|ing)(?: out)?|no) (?:the |their |any )?(?:names? of )?(?:the )?(?:speakers?|speaker names?|speaker labels?|names?|labels?|time ?stamps?|time ?codes?|times?)(?: names?| labels?)?(?: out| away)?\b/gi,
    ' ',
  );
  for (const [, pattern] of FORMATS) rest = rest.replace(new RegExp(pattern.source, 'gi'), ' ');
  rest = rest.replace(
    /\b(?:subtitles?|captions?|files?|formats?|text|time ?stamps?|export|save|convert|turn|download|output|render|provide|deliver|need|want|version|copy|send|subs)\b/gi,
    ' ',
  );
  return rest.replace(VERB, ' ').replace(USED_FOR, ' ');
}

/** Where the file is to be used. */
const USED_FOR =
  /\bfor (?:my |the |our |an? )?(?:youtube|vimeo|instagram|tik ?tok|facebook|premiere(?: pro)?|(?:davinci )?resolve|final cut(?: pro)?|capcut|vlc|video|editing|editor|upload|web(?:site)?|print(?:ing)?)(?: (?:video|upload|channel))?\s*$/i;

/** The text of a transcript in an answer. Long ones come by page: the first is shown as it is. */
export function shownAs(answer: Record<string, unknown>, format: string): string {
  const text = typeof answer['text'] === 'string' ? answer['text'] : '';
  const name = typeof answer['fileName'] === 'string' ? ` (${answer['fileName']})` : '';
  const more = typeof answer['next'] === 'number' ? '\n\nThis is the first part; the text goes on.' : '';
  return `Here it is as ${format}${name}:\n\n${fence(text)}${more}`;
}

/** A code block that nothing in the text can end. */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}\n${text}\n${ticks}`;
}
