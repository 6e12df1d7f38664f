import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { count, countLines } from '../../../ui/text/count.ts';

/** English texts of playing a script. */
export const texts = {
  facts: (number: number, total: number, who: string) => `Line ${number} of ${total} · ${who}`,
  take: (number: number) => `take ${number}`,
  generating: 'generating',
  scriptVoice: 'Script voice',
  lineCount: countLines,
  nothingGenerated: 'Nothing in this script has been generated yet.',
  notJoined: 'Couldn’t combine the lines',
  notGeneratedLine: 'This line hasn’t been generated yet.',
  toggle: 'Play from active line',
  nextLine: 'Next line',
  previousLine: 'Previous line',
  sound: 'Line audio',
  position: (now: string, end: string) => `${now} of ${end} seconds`,
  seconds: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
  newTake: 'New take',
  generate: 'Generate this line',
  takeOf: (number: number, count: number) => `Take ${number} of ${count}`,
  chooseTake: 'Choose take',
  check: 'Check against script',
  checking: 'Checking',
  allMatch: 'All words match',
  differ: (number: number) => count(number, 'word differs', 'words differ'),
  checkHelp: 'The local engine transcribes the take and compares it with the text.',
  generatedAt: (length: string, when: string) => `${length} · generated ${when}`,
  growing: (length: string) => `${length} so far`,
  waiting: 'Queued',
  whole: 'WAV and FLAC play only when the line is finished.',
  task: 'Long texts play only when finished.',
  isPartial: 'The connection dropped while this take was generated. The part received was kept.',
  large: (durationMs: number, sizeBytes: number, freeBytes: number | null) => ({
    title: `Create ${formatShortTime(durationMs)} of audio?`,
    text: `It needs up to ${formatBytes(sizeBytes)}${freeBytes === null ? '' : ` of the ${formatBytes(freeBytes)} free`}. A wrong timestamp in the script can make it this long.`,
    confirm: 'Create audio',
    cancel: 'Cancel',
  }),
  preview: (name: string) => `Preview ${name}`,
  stopPreview: (name: string) => `Stop previewing ${name}`,
} as const;
