import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { kindIn } from '../../plan/title-words.ts';
import { NotMeant, PlanStopped, type Hands } from '../../plan/hands.ts';
import { remainsOf } from '../../plan/plain-phrase.ts';
import { itemsMade } from '../../situation/made-items.ts';
import type { Skill } from '../skill.ts';
import {
  ALL,
  AS_DOCUMENT,
  AS_FILE,
  bareOf,
  BY_SECTION,
  EXPORTING,
  FILES,
  IMAGE,
  isOfRecording,
  isTitle,
  kindToExport,
  NARRATION,
  NO_MISSING,
  phraseIn,
  SOUND,
  subtitlesIn,
  switchesIn,
  TEXTS,
  VERBS,
  VERSION_OF,
} from './export-words.ts';
import { shownAs } from '../transcripts/export-transcript.ts';

/** Exports items as files, and narrations as sound. The user chooses where. */
export const exportItems: Skill = {
  name: 'export items',
  examples: ['Export this picture as PNG', 'Export the narration of this as WAV', 'Export all of it'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('export_items')) return null;
    const named = AS_DOCUMENT.exec(text)?.groups;
    const document = named?.['target'] ?? named?.['of'];
    if (document !== undefined)
      return { understood: 'Export a text as a Word document.', act: (hands) => wordDocument(hands, document) };
    const asFile = AS_FILE.exec(text)?.groups;
    const version = VERSION_OF.test(text);
    const target = EXPORTING.exec(text)?.groups?.['target'] ?? (asFile || version ? text : undefined);
    if (target === undefined) return null;
    if ((NARRATION.test(target) || BY_SECTION.test(target)) && situation.tools.has('export_narration'))
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

/** Texts are shown, everything else leaves as a file. */
function titled(hands: Hands, target: string): string {
  const items = findTargets(hands, target);
  const [first] = items;
  if (items.length > 1 || first!.kind !== 'transcript')
    return exported(hands.call('export_items', { ids: items.map(({ id }) => id) }), items);
  return shownAs(hands.call('export_transcript', { id: first!.id, format: 'txt' }), 'txt');
}

function wordDocument(hands: Hands, target: string): string {
  const phrase = target.replaceAll(/\b(?:text|words|content|wording)\b/gi, ' ');
  const items = findTargets(hands, phrase, { kinds: ['transcript', 'script'] });
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
  const kind = kindToExport(target);
  const phrase = phraseIn(target);
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
