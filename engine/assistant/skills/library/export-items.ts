import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { kindIn, titleWords } from '../../plan/title-words.ts';
import { NotMeant, PlanStopped, type Hands } from '../../plan/hands.ts';
import { remainsOf } from '../../plan/plain-phrase.ts';
import { itemsMade } from '../../situation/made-items.ts';
import type { Skill } from '../skill.ts';
import { shownAs } from '../transcripts/export-transcript.ts';

const FORMAT = '(?:png|jpe?g|webp|avif|zip|wav|mp3|flac)';
const WANTED = String.raw`(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|give me|get me|get|send me|make|turn|convert|put|export|save|download|have|pack|bundle|write|render|produce`;
const EXPORTING = new RegExp(
  String.raw`^(?:export|save|download|zip(?: up)?|pack(?: up)?|(?:give|get|send) me (?=an? ${FORMAT}\b)|(?:convert|turn|change)(?=.*\b(?:png|jpe?g|webp|avif)\b))\b(?<target>.*)`,
  'is',
);
/** “I need the lighthouse as a JPEG”, “the kayak as png”: the format says that a file is wanted. */
/** “A JPEG version of the mushroom knight.” */
const VERSION_OF = new RegExp(
  String.raw`^(?:(?:${WANTED})\s+)?(?:me\s+)?(?:an?\s+|the\s+)?${FORMAT}(?:\s+(?:version|copy|file|export|download))?\s+(?:of|from)\s+(?<target>.+)$`,
  'is',
);
const AS_FILE = new RegExp(
  String.raw`^(?:(?:${WANTED})\s+)?(?<target>(?!an?\s|some\s)(?!draw|paint|compose|generate|create|read|say|speak|narrate|transcribe|rename|call|tag|replace|find|show|which|what|how|list|search|open)\S.*?)\s+(?:as|in|into|to)\s+(?:an?\s+)?(?:${FORMAT}|(?:sound |audio |image |picture |video )?files?|download)\b(?<more>.*)$`,
  'is',
);
/** Only a file can be a Word document, however it is asked for. */
const AS_DOCUMENT =
  /^(?:(?:(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|give me|get me|get|send me|make|turn|convert|put|export|save|download)\s+)?(?<target>(?!(?:find|replace|say|add|write|change|how|what|which)\b)\S.*?)\s+(?:as|in|into|to)\s+(?:an?\s+)?(?:(?:ms |microsoft )?word(?:\s+(?:doc|docs|document|file))|docx?(?:\s+file)?|(?:ms |microsoft )?word(?=[\s.]*$))\b/is;
const NARRATION = /\b(?:narration|voice-?over|voice over|speech)\b/i;
const ALL = /\b(?:all of (?:it|this|them)|everything|all)\b/i;
/** What only files can be meant by: texts of transcripts are rendered by another skill. */
const FILES =
  /^\s*an? (?:png|jpe?g|webp|avif|zip)\b|\b(?:images?|pictures?|pics?|photos?|clips?|videos?|songs?|recordings?|items?|files?|selected|everything|all of (?:it|this|them)|(?:as|to) (?:an? )?(?:png|jpe?g|webp|avif|zip)|archive|zip)\b/i;
const TEXTS = /\b(?:srt|vtt|web ?vtt|subtitles?|captions?|csv|json|markdown|transcripts?)\b/i;
const SOUND = /\b(?<format>mp3|wav|flac)\b/i;
const IMAGE = /\b(?<format>png|jpe?g|webp|avif)\b/i;
const BESIDE = String.raw`(?:with|and|plus|including|together with|along with|incl\.?)\s+(?:(?:an?|the|its|their|all)\s+)?(?:[\w/]+\s+(?:and\s+)?){0,3}?`;
const WITH_SUBTITLES = new RegExp(
  String.raw`\b${BESIDE}(?:subtitles?|captions?|srt|vtt)\b(?:\s+files?)?(?:\s+(?:next to|beside|alongside)\s+(?:it|them))?`,
  'i',
);
const WITH_CHAPTERS = new RegExp(String.raw`\b${BESIDE}chapters?\b(?:\s+(?:marks?|markers?))?`, 'i');
const TEXTS_BESIDE =
  /\b(?:with|and|plus|including|together with|along with)\s+(?:(?:an?|the|its|their|all|matching)\s+)*(?:(?:srt|vtt|web ?vtt)\s+)?(?:subtitles?|captions?|chapters?)\b/i;
const BY_SECTION =
  /[\s,]*\b(?:(?:one|a|an|separate|its own) files? (?:per|for each|for every|each) sections?|(?:by|per) sections?|each section (?:as|in) (?:a|an|its own|one)(?: separate)? file|sections? (?:as )?separate(?:ly)?(?: files)?|split (?:by|into) sections?)\b/i;
const NO_MISSING =
  /[\s,]*\b(?:and |but )?(?:leav(?:e|ing) out|without|skip(?:ping)?|ignor(?:e|ing)|omit(?:ting)?)\s+(?:the\s+|any\s+)?(?:missing|ungenerated|empty|unspoken)(?:\s+(?:lines?|takes?))?\b/i;
/** Words of the wish that are in no title. */
const NOISE =
  /\b(?:as|an?|in|to|into|files?|images?|pictures?|png|jpe?g|webp|avif|zip|archive|mp3|wav|flac|disk|folder|computer|desktop|my|format|with|pics?|narration|voice-?over|speech|of|together|up|one|version|copy)\b/gi;

/** Exports items as files, and narrations as sound. The user chooses where. */
export const exportItems: Skill = {
  name: 'export items',
  examples: ['Export this picture as PNG', 'Export the narration of this as WAV', 'Export all of it'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('export_items')) return null;
    const document = AS_DOCUMENT.exec(text)?.groups?.['target'];
    if (document !== undefined)
      return { understood: 'Export a text as a Word document.', act: (hands) => wordDocument(hands, document) };
    const asFile = AS_FILE.exec(text)?.groups;
    const version = VERSION_OF.test(text);
    const target = EXPORTING.exec(text)?.groups?.['target'] ?? (asFile || version ? text : undefined);
    if (target === undefined) return null;
    if (NARRATION.test(target) && situation.tools.has('export_narration'))
      return { understood: 'Export a narration.', act: (hands) => narration(hands, target) };
    if (isOfRecording(target))
      return { understood: 'Export recordings with their texts.', act: (hands) => withTexts(hands, target) };
    if (SOUND.test(target)) return { understood: 'Export as sound.', act: (hands) => asSound(hands, target) };
    if (TEXTS.test(text)) return null;
    if (POINTED.test(target)) return { understood: 'Export what is meant.', act: (hands) => pointed(hands, target) };
    const { open, selected } = situation.studio;
    const isText = ({ kind }: { kind: string }) => ['transcript', 'recording', 'script'].includes(kind);
    const isOfMedia = (open !== null && !isText(open)) || (selected.length > 0 && !selected.every(isText));
    const isOfFiles = FILES.test(target) || version || isOfMedia;
    if (!isOfFiles && !isTitle(target)) return null;
    if (!isOfFiles) return { understood: 'Export an item of that title.', act: (hands) => titled(hands, target) };
    return { understood: 'Export items as files.', act: (hands) => files(hands, target) };
  },
};

/** “Export it”: nothing says what that is. */
const POINTED = /^\s*(?:it|that|them|those|these|this|both(?: of them)?)\s*$/i;

/** Texts are shown by another skill. */
function pointed(hands: Hands, target: string): string {
  const items = findTargets(hands, target);
  if (items.every(({ kind }) => kind === 'transcript')) throw new NotMeant('Open a transcript to export it.');
  return exported(hands.call('export_items', { ids: items.map(({ id }) => id) }), items);
}

/** “Export slow tide”: no kind is named, and nothing is pointed at. */
const isTitle = (target: string): boolean =>
  titleWords(target.replaceAll(NOISE, ' ')).length > 0 &&
  !/\b(?:this|that|it|these|those|them|text|txt|plain|timestamps?|speakers?)\b/i.test(target);

/** Subtitles and chapters lie beside a recording that is named, or are in it; of a transcript they are shown. */
const isOfRecording = (target: string): boolean =>
  TEXTS_BESIDE.test(target) &&
  !/\b(?:transcripts?|scripts?)\b/i.test(target) &&
  (/\brecordings?\b/i.test(target) || isTitle(bareOf(target)));

function withTexts(hands: Hands, target: string): string {
  const phrase = bareOf(target).replaceAll(/\b(?:next to|beside|alongside|together|it|them|in (?:it|them))\b/gi, ' ');
  const items = findTargets(hands, phrase, { kinds: ['recording'] });
  return exported(hands.call('export_items', { ids: items.map(({ id }) => id), ...switchesIn(target) }), items);
}

/** A script becomes sound by its takes; everything else leaves as it is. */
function asSound(hands: Hands, said: string): string {
  const phrase = remainsOf(bareOf(said), VERBS);
  const items = findTargets(hands, phrase === '' ? 'this' : phrase, {
    kinds: ['script', 'song', 'recording', 'speech', 'clip'],
  });
  const [first] = items;
  if (items.length === 1 && first!.kind === 'script' && hands.has('export_narration'))
    return narrated(hands, said, first!);
  return exported(hands.call('export_items', { ids: items.map(({ id }) => id), ...switchesIn(said) }), items);
}

const VERBS = new RegExp(String.raw`^(?:${WANTED})\b`, 'gi');
/** What is said without formats and what lies beside the files. */
const bareOf = (said: string): string =>
  said
    .replace(WITH_SUBTITLES, ' ')
    .replace(WITH_CHAPTERS, ' ')
    .replace(BY_SECTION, ' ')
    .replace(NO_MISSING, ' ')
    .replaceAll(/\b(?:srt|vtt|web ?vtt|json|subtitles?|captions?|chapters?)\b/gi, ' ')
    .replaceAll(NOISE, ' ');

const switchesIn = (said: string): Record<string, boolean> => ({
  ...(WITH_SUBTITLES.test(said) ? { withSubtitles: true } : {}),
  ...(WITH_CHAPTERS.test(said) ? { withChapters: true } : {}),
  ...(/\b(?:zip|archive)\b/i.test(said) ? { asArchive: true } : {}),
});

/** Texts are shown, everything else leaves as a file. */
function titled(hands: Hands, target: string): string {
  const items = findTargets(hands, target);
  const [first] = items;
  if (items.length > 1 || first!.kind !== 'transcript')
    return exported(hands.call('export_items', { ids: items.map(({ id }) => id) }), items);
  return shownAs(hands.call('export_transcript', { id: first!.id, format: 'txt' }), 'txt');
}

function wordDocument(hands: Hands, target: string): string {
  const items = findTargets(hands, target, { kinds: ['transcript', 'script'] });
  return exported(hands.call('export_items', { ids: items.map(({ id }) => id), textFormat: 'docx' }), items);
}

function narration(hands: Hands, said: string): string {
  const [script] = findTargets(hands, `${remainsOf(bareOf(said), VERBS)} this script`, {
    kinds: ['script'],
    isSingle: true,
  });
  return narrated(hands, said, script!);
}

function narrated(hands: Hands, said: string, script: ContextItem): string {
  const format = SOUND.exec(said)?.groups?.['format']?.toLowerCase();
  const subtitles = subtitlesIn(said);
  return exported(
    hands.call('export_narration', {
      id: script.id,
      ...(format ? { format } : {}),
      ...(subtitles.length > 0 ? { subtitles } : {}),
      ...(BY_SECTION.test(said) ? { bySection: true } : {}),
      ...(NO_MISSING.test(said) ? { leavesOutMissing: true } : {}),
    }),
  );
}

/** The formats of subtitles that are named; SRT where only subtitles are. */
function subtitlesIn(said: string): string[] {
  const named = ['srt', 'vtt', 'json'].filter((each) => new RegExp(`\\b(?:web ?)?${each}\\b`, 'i').test(said));
  return named.length === 0 && /\b(?:subtitles?|captions?)\b/i.test(said) ? ['srt'] : named;
}

function files(hands: Hands, target: string): string {
  // “All my songs” are those of the library, “all of it” is what was made here.
  const items = ALL.test(target) && kindIn(target) === undefined ? made(hands) : named(hands, target);
  const format = IMAGE.exec(target)?.groups?.['format']?.toLowerCase().replace('jpg', 'jpeg');
  const ids = items.map(({ id }) => id);
  const answer = hands.call('export_items', {
    ids,
    ...(format ? { imageFormat: format } : {}),
    ...switchesIn(target),
  });
  const scripts = ALL.test(target) ? items.filter(({ kind }) => kind === 'script') : [];
  const sounds = scripts.map(({ id }) => exported(hands.call('export_narration', { id })));
  return [exported(answer, items), ...sounds].join('\n');
}

/** What is exported by its title, of the kind that is said: there may be a clip of the same title. */
function named(hands: Hands, target: string): readonly ContextItem[] {
  const bare = target.replace(WITH_SUBTITLES, ' ').replace(WITH_CHAPTERS, ' ');
  const kind = kindIn(bare);
  const phrase = remainsOf(bare.replaceAll(NOISE, ' '), VERBS) || 'this';
  // “All images” are found by their kind alone.
  const wanted = kind !== undefined && ALL.test(phrase) ? `${phrase} ${kind}s` : phrase;
  return findTargets(hands, wanted, kind === undefined ? {} : { kinds: [kind] });
}

/** All is what this conversation made, else what is selected. The library is never meant. */
function made(hands: Hands): readonly ContextItem[] {
  const { made: before, done, studio } = hands.situation;
  const known = new Map([...before, ...itemsMade(done)].map((item) => [item.id, item]));
  if (known.size > 0) return [...known.values()];
  if (studio.selected.length > 0) return studio.selected;
  throw new PlanStopped('Select the items to export, or tell me the title of one.');
}

function exported(answer: Record<string, unknown>, items: readonly ContextItem[] = []): string {
  if (answer['isDismissed'] === true) return 'Nothing was exported: no folder was chosen.';
  const { folder, fileCount } = answer;
  const number = typeof fileCount === 'number' ? fileCount : items.length;
  const what = items.length === 1 ? titlesOf(items) : number === 1 ? 'one file' : `${number} files`;
  return `Exported ${what}${typeof folder === 'string' ? ` to the folder “${folder}”` : ''}.`;
}
