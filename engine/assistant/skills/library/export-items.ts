import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { PlanStopped, type Hands } from '../../plan/hands.ts';
import { itemsMade } from '../../situation/made-items.ts';
import type { Skill } from '../skill.ts';

const EXPORTING = /^(?:export|save|download)\b(?<target>.*)/is;
const NARRATION = /\b(?:narration|voice-?over|speech)\b/i;
const ALL = /\b(?:all of (?:it|this|them)|everything|all)\b/i;
/** What only files can be meant by: texts of transcripts are rendered by another skill. */
const FILES =
  /\b(?:images?|pictures?|photos?|clips?|videos?|songs?|recordings?|items?|files?|selected|everything|all of (?:it|this|them)|(?:as|to) (?:an? )?(?:png|jpe?g|webp|zip)|archive)\b/i;
const TEXTS = /\b(?:srt|vtt|web ?vtt|subtitles?|captions?|csv|json|markdown|transcripts?)\b/i;
const SOUND = /\b(?<format>mp3|wav|flac)\b/i;
const IMAGE = /\b(?<format>png|jpe?g|webp)\b/i;
const NOISE =
  /\b(?:as|an?|in|to|into|files?|images?|pictures?|png|jpe?g|webp|zip|archive|mp3|wav|flac|disk|folder|computer|my|format|narration|voice-?over|speech|of)\b/gi;

/** Exports items as files, and narrations as sound. The user chooses where. */
export const exportItems: Skill = {
  name: 'export items',
  examples: ['Export this picture as PNG', 'Export the narration of this as WAV', 'Export all of it'],
  understand({ text, isAboutDoing, situation }) {
    const target = EXPORTING.exec(text)?.groups?.['target'];
    if (isAboutDoing || target === undefined || TEXTS.test(text)) return null;
    if (NARRATION.test(target) && situation.tools.has('export_narration'))
      return { understood: 'Export a narration.', act: (hands) => narration(hands, target) };
    const isOfMedia =
      situation.studio.open !== null && !['transcript', 'recording', 'script'].includes(situation.studio.open.kind);
    if (!situation.tools.has('export_items') || !(FILES.test(target) || isOfMedia)) return null;
    return { understood: 'Export items as files.', act: (hands) => files(hands, target) };
  },
};

function narration(hands: Hands, target: string): string {
  const format = SOUND.exec(target)?.groups?.['format']?.toLowerCase();
  const [script] = findTargets(hands, `${target.replaceAll(NOISE, ' ')} this script`, {
    kinds: ['script'],
    isSingle: true,
  });
  return exported(hands.call('export_narration', { id: script!.id, ...(format ? { format } : {}) }));
}

function files(hands: Hands, target: string): string {
  const items = ALL.test(target) ? made(hands) : findTargets(hands, target.replaceAll(NOISE, ' ').trim() || 'this');
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
