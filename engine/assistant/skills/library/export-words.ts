import { remainsOf } from '../../plan/plain-phrase.ts';
import { kindIn, titleWords } from '../../plan/title-words.ts';

const FORMAT = '(?:png|jpe?g|webp|avif|zip|wav|mp3|flac)';
const WANTED = String.raw`(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|give me|get me|get|send me|make|turn|convert|put|export|save|download|have|pack|bundle|write|render|produce`;
/** Wishes that begin with a word for leaving as a file. */
export const EXPORTING = new RegExp(
  String.raw`^(?:export|save|download|zip(?: up)?|pack(?: up)?|(?:give|get|send) me (?=an? ${FORMAT}\b)|(?:convert|turn|change)(?=.*\b(?:png|jpe?g|webp|avif)\b))\b(?<target>.*)`,
  'is',
);
/** “A JPEG version of the mushroom knight.” */
export const VERSION_OF = new RegExp(
  String.raw`^(?:(?:${WANTED})\s+)?(?:me\s+)?(?:an?\s+|the\s+)?${FORMAT}(?:\s+(?:version|copy|file|export|download))?\s+(?:of|from)\s+(?<target>.+)$`,
  'is',
);
/** “I need the lighthouse as a JPEG”, “the kayak as png”: the format says that a file is wanted. */
export const AS_FILE = new RegExp(
  String.raw`^(?:(?:${WANTED})\s+)?(?<target>(?!an?\s|some\s)(?!draw|paint|compose|generate|create|read|say|speak|narrate|transcribe|rename|call|tag|replace|find|show|which|what|how|list|search|open)\S.*?)\s+(?:as|in|into|to)\s+(?:an?\s+)?(?:${FORMAT}|(?:sound |audio |image |picture |video )?files?|download)\b(?<more>.*)$`,
  'is',
);
/** Only a file can be a Word document, however it is asked for. */
export const AS_DOCUMENT =
  /^(?:(?:(?:(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|give me|get me|get|send me|make|turn|convert|put|export|save|download)\s+)?(?:an?\s+|the\s+)?(?:(?:ms |microsoft )?word|docx?)\s+(?:version|copy|file|doc(?:ument)?|export)\s+(?:of|from|for)\s+(?<of>\S.*)$|(?:(?:(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|give me|get me|get|send me|make|turn|convert|put|export|save|download)\s+)?(?<target>(?!(?:find|replace|say|add|write|change|how|what|which)\b)\S.*?)\s+(?:as|in|into|to)\s+(?:an?\s+)?(?:(?:ms |microsoft )?word(?:\s+(?:doc|docs|document|file))|docx?(?:\s+file)?|(?:ms |microsoft )?word(?=[\s.]*$))\b)/is;
/** The takes of a script as one sound. */
export const NARRATION = /\b(?:narration|voice-?over|voice over|speech)\b/i;
/** All that is there, or that was made. */
export const ALL = /\b(?:all of (?:it|this|them)|everything|all)\b/i;
/** What only files can be meant by: texts of transcripts are rendered by another skill. */
export const FILES =
  /^\s*an? (?:png|jpe?g|webp|avif|zip)\b|\b(?:images?|pictures?|pics?|photos?|clips?|videos?|songs?|recordings?|items?|files?|selected|everything|all of (?:it|this|them)|(?:as|to) (?:an? )?(?:png|jpe?g|webp|avif|zip)|archive|zip)\b/i;
/** Formats of texts. */
export const TEXTS =
  /\b(?:as (?:an? )?(?:plain )?(?:text|txt)(?: files?)?|srt|vtt|web ?vtt|subtitles?|captions?|csv|json|markdown|transcripts?)\b/i;
/** Formats of sound. */
export const SOUND = /\b(?<format>mp3|wav|flac)\b/i;
/** Formats of images. */
export const IMAGE = /\b(?<format>png|jpe?g|webp|avif)\b/i;
const BESIDE = String.raw`(?:with|and|plus|including|together with|along with|incl\.?)\s+(?:(?:an?|the|its|their|all)\s+)?(?:[\w/]+\s+(?:and\s+)?){0,3}?`;
const WITH_SUBTITLES = new RegExp(
  String.raw`\b${BESIDE}(?:subtitles?|captions?|srt|vtt)\b(?:\s+files?)?(?:\s+(?:next to|beside|alongside)\s+(?:it|them))?`,
  'i',
);
const WITH_CHAPTERS = new RegExp(String.raw`\b${BESIDE}chapters?\b(?:\s+(?:marks?|markers?))?`, 'i');
const TEXTS_BESIDE =
  /\b(?:with|and|plus|including|together with|along with)\s+(?:(?:an?|the|its|their|all|matching)\s+)*(?:(?:srt|vtt|web ?vtt)\s+)?(?:subtitles?|captions?|chapters?)\b/i;
/** Each section of a script is to be a file. */
export const BY_SECTION =
  /[\s,]*\b(?:(?:one|a|an|separate|its own) files? (?:per|for each|for every|each) sections?|(?:by|per) sections?|each section (?:as|in) (?:a|an|its own|one)(?: separate)? file|sections? (?:as )?separate(?:ly)?(?: files)?|split (?:by|into) sections?)\b/i;
/** Lines without a take are to be left out. */
export const NO_MISSING =
  /[\s,]*\b(?:and |but )?(?:leav(?:e|ing) out|without|skip(?:ping)?|ignor(?:e|ing)|omit(?:ting)?)\s+(?:the\s+|any\s+)?(?:missing|ungenerated|empty|unspoken)(?:\s+(?:lines?|takes?))?\b/i;
/** Words of the wish that are in no title. */
const NOISE =
  /\b(?:as|an?|in|to|into|files?|images?|pictures?|png|jpe?g|webp|avif|zip|archive|mp3|wav|flac|disk|folder|computer|desktop|my|format|with|pics?|narration|voice-?over|speech|of|together|up|(?<!\b(?:first|second|third|fourth|fifth|last)\s)one|version|copy)\b/gi;

/** “Export slow tide”: no kind is named, and nothing is pointed at. */
export const isTitle = (target: string): boolean =>
  titleWords(target.replaceAll(NOISE, ' ')).length > 0 &&
  !/\b(?:this|that|it|these|those|them|text|txt|plain|timestamps?|speakers?)\b/i.test(target);

/** Subtitles and chapters lie beside a recording that is named, or are in it; of a transcript they are shown. */
export const isOfRecording = (target: string): boolean =>
  TEXTS_BESIDE.test(target) &&
  !/\b(?:transcripts?|scripts?)\b/i.test(target) &&
  (/\brecordings?\b/i.test(target) || isTitle(bareOf(target)));

/** What such a wish begins with. */
export const VERBS = new RegExp(String.raw`^(?:${WANTED})\b`, 'gi');
/** What is said without formats and what lies beside the files. */
export const bareOf = (said: string): string =>
  said
    .replace(WITH_SUBTITLES, ' ')
    .replace(WITH_CHAPTERS, ' ')
    .replace(BY_SECTION, ' ')
    .replace(NO_MISSING, ' ')
    .replaceAll(/\b(?:srt|vtt|web ?vtt|json|subtitles?|captions?|chapters?)\b/gi, ' ')
    .replaceAll(NOISE, ' ');

/** How files are to be written, as it is said. */
export const switchesIn = (said: string): Record<string, boolean> => ({
  ...(WITH_SUBTITLES.test(said) ? { withSubtitles: true } : {}),
  ...(WITH_CHAPTERS.test(said) ? { withChapters: true } : {}),
  ...(/\b(?:zip|archive)\b/i.test(said) ? { asArchive: true } : {}),
});

/** The formats of subtitles that are named; SRT where only subtitles are. */
export function subtitlesIn(said: string): string[] {
  const named = ['srt', 'vtt', 'json'].filter((each) => new RegExp(`\\b(?:web ?)?${each}\\b`, 'i').test(said));
  return named.length === 0 && /\b(?:subtitles?|captions?)\b/i.test(said) ? ['srt'] : named;
}

/** What names the items to export, without all that is said of the files. */
export function phraseIn(said: string): string {
  const bare = said.replace(WITH_SUBTITLES, ' ').replace(WITH_CHAPTERS, ' ');
  return remainsOf(bare.replaceAll(NOISE, ' '), VERBS) || 'this';
}

/** The kind of the items to export, where it is said. */
export const kindToExport = (said: string): string | undefined =>
  kindIn(said.replace(WITH_SUBTITLES, ' ').replace(WITH_CHAPTERS, ' '));
