import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { kindIn, titleWords } from '../../plan/title-words.ts';
import { PlanStopped, type Hands } from '../../plan/hands.ts';
import { itemsMade } from '../../situation/made-items.ts';
import type { Skill } from '../skill.ts';
import { shownAs } from '../transcripts/export-transcript.ts';

const EXPORTING =
  /^(?:export|save|download|(?:give|get|send) me (?=an? (?:png|jpe?g|webp|avif|zip|wav|mp3|flac)\b)|(?:convert|turn|change)(?=.*\b(?:png|jpe?g|webp|avif)\b))\b(?<target>.*)/is;
/** Only a file can be a Word document, however it is asked for. */
const AS_DOCUMENT =
  /^(?:(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|give me|get me|send me|make|turn|convert|put|export|save|download)\s+(?<target>.+?)\s+(?:as|in|into|to)\s+(?:an?\s+)?(?:(?:ms |microsoft )?word(?:\s+(?:doc|docs|document|file))?|docx?(?:\s+file)?)\b/is;
const NARRATION = /\b(?:narration|voice-?over|speech)\b/i;
const ALL = /\b(?:all of (?:it|this|them)|everything|all)\b/i;
/** What only files can be meant by: texts of transcripts are rendered by another skill. */
const FILES =
  /^\s*an? (?:png|jpe?g|webp|avif|zip)\b|\b(?:images?|pictures?|pics?|photos?|clips?|videos?|songs?|recordings?|items?|files?|selected|everything|all of (?:it|this|them)|(?:as|to) (?:an? )?(?:png|jpe?g|webp|avif|zip)|archive)\b/i;
const TEXTS = /\b(?:srt|vtt|web ?vtt|subtitles?|captions?|csv|json|markdown|transcripts?)\b/i;
const SOUND = /\b(?<format>mp3|wav|flac)\b/i;
const IMAGE = /\b(?<format>png|jpe?g|webp|avif)\b/i;
const WITH_SUBTITLES =
  /\b(?:with|and|plus|including)\s+(?:an?\s+|the\s+)?(?:[\w/]+\s+(?:and\s+)?){0,3}(?:subtitles?|captions?|srt|vtt)\b(?:\s+files?)?/i;
const NOISE =
  /\b(?:as|an?|in|to|into|files?|images?|pictures?|png|jpe?g|webp|avif|zip|archive|mp3|wav|flac|disk|folder|computer|my|format|with|pics?|narration|voice-?over|speech|of)\b/gi;

/** Exports items as files, and narrations as sound. The user chooses where. */
export const exportItems: Skill = {
  name: 'export items',
  examples: ['Export this picture as PNG', 'Export the narration of this as WAV', 'Export all of it'],
  understand({ text, isAboutDoing, situation }) {
    const document = AS_DOCUMENT.exec(text)?.groups?.['target'];
    if (!isAboutDoing && document !== undefined && situation.tools.has('export_items'))
      return { understood: 'Export a text as a Word document.', act: (hands) => wordDocument(hands, document) };
    const target = EXPORTING.exec(text)?.groups?.['target'];
    if (isAboutDoing || target === undefined) return null;
    if (NARRATION.test(target) && situation.tools.has('export_narration'))
      return { understood: 'Export a narration.', act: (hands) => narration(hands, target) };
    if (TEXTS.test(text)) return null;
    const isOfMedia =
      situation.studio.open !== null && !['transcript', 'recording', 'script'].includes(situation.studio.open.kind);
    const isTitled = isTitle(target) && situation.tools.has('export_transcript');
    if (!situation.tools.has('export_items') || !(FILES.test(target) || isOfMedia || isTitled)) return null;
    if (isTitled && !FILES.test(target))
      return { understood: 'Export an item of that title.', act: (hands) => titled(hands, target) };
    return { understood: 'Export items as files.', act: (hands) => files(hands, target) };
  },
};

/** “Export slow tide”: no kind is named, and nothing is pointed at. */
const isTitle = (target: string): boolean =>
  titleWords(target.replaceAll(NOISE, ' ')).length > 0 &&
  !/\b(?:this|that|it|these|those|them|text|txt|plain|timestamps?|speakers?)\b/i.test(target);

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
  const format = SOUND.exec(said)?.groups?.['format']?.toLowerCase();
  const subtitles = subtitlesIn(said);
  const target = said
    .replace(WITH_SUBTITLES, ' ')
    .replaceAll(/\b(?:srt|vtt|web ?vtt|json|subtitles?|captions?)\b/gi, ' ');
  const [script] = findTargets(hands, `${target.replaceAll(NOISE, ' ')} this script`, {
    kinds: ['script'],
    isSingle: true,
  });
  return exported(
    hands.call('export_narration', {
      id: script!.id,
      ...(format ? { format } : {}),
      ...(subtitles.length > 0 ? { subtitles } : {}),
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
  const asArchive = /\b(?:zip|archive)\b/i.test(target);
  const ids = items.map(({ id }) => id);
  const answer = hands.call('export_items', {
    ids,
    ...(format ? { imageFormat: format } : {}),
    ...(asArchive ? { asArchive } : {}),
  });
  const scripts = ALL.test(target) ? items.filter(({ kind }) => kind === 'script') : [];
  const sounds = scripts.map(({ id }) => exported(hands.call('export_narration', { id })));
  return [exported(answer, items), ...sounds].join('\n');
}

/** What is exported by its title, of the kind that is said: there may be a clip of the same title. */
function named(hands: Hands, target: string): readonly ContextItem[] {
  const kind = kindIn(target);
  const phrase = target.replaceAll(NOISE, ' ').trim() || 'this';
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
