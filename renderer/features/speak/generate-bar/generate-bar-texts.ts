import { countLines } from '../../../ui/text/count.ts';

const number = (value: number) => value.toLocaleString('en');

/** English texts of the bar that generates lines. */
export const texts = {
  name: 'Generate lines',
  ofLimit: (limit: number) => `of ${number(limit)} characters`,
  count: number,
  inScript: (characters: number) => `${number(characters)} characters in total`,
  lineCount: (count: number, limit: number) => `${number(count)} of ${number(limit)} characters in this line`,
  long: 'Long lines play only when finished.',
  about: (length: string) => `About ${length}`,
  exactly: (length: string) => length,
  changed: (count: number) => `${number(count)} out of date`,
  new: (count: number) => `${number(count)} new`,
  failed: (count: number) => `${number(count)} failed`,
  upToDate: 'Everything is up to date',
  empty: 'Nothing to generate',
  blocked: (count: number) => `${countLines(count)} can’t be generated yet`,
  showBlocked: 'Go to the first one',
  cost: (characters: number) => `${number(characters)} characters`,
  free: 'free, on this computer',
  billed: 'billed by the service, price unknown',
  billedAs: (money: string) => `${money}, billed by the service`,
  generate: (count: number) => `Generate ${countLines(count)}`,
  more: 'More generate options',
  generateSelected: (count: number) =>
    `Generate ${count === 1 ? 'the selected line' : `${number(count)} selected lines`}`,
  regenerateAll: (count: number) => `Regenerate all ${countLines(count)}`,
  retry: (count: number) => `Retry ${count === 1 ? 'the failed line' : `${number(count)} failed lines`}`,
  dismiss: 'Dismiss failures',
  checkAll: (count: number) => `Check ${countLines(count)} against script`,
  playWhileGenerating: 'Play while generating',
  progress: (line: number, count: number) => `Line ${number(line)} of ${number(count)}`,
  characters: (done: number, total: number) => `${number(done)} of ${number(total)} characters`,
  waiting: 'Waiting in the queue',
  stop: 'Stop',
  sent: (host: string) => `The text of lines you generate is sent to ${host}.`,
  local: 'This text stays on your computer.',
  askAll: (count: number) => `Regenerate all ${countLines(count)}?`,
  askAllText: (characters: number, where: string) =>
    `This includes lines that are up to date: ${number(characters)} characters, ${where}. Earlier takes are kept.`,
  askAllConfirm: 'Regenerate all',
  askAllCancel: 'Keep current takes',
} as const;
