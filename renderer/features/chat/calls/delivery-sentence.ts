import type { ToolInput } from '../../../../shared/domain/tools/tools.ts';
import { count, countLines } from '../../../ui/text/count.ts';

type Delivered = ToolInput<'set_delivery'>;

/** “Sets speed 0.9× and emotion happy for “Anna” in “Talk”.”; `script` is how the script is called. */
export function deliverySentence(input: Delivered, script: string): string {
  const set = values(input);
  const listed = set.length > 1 ? `${set.slice(0, -1).join(', ')} and ${set.at(-1)}` : (set[0] ?? 'nothing');
  return `Sets ${listed} for ${subject(input)}${script}.`;
}

function values({ speed, volume, pitchSemitones, emotion }: Delivered): string[] {
  const inherited = (name: string) => `${name} as inherited`;
  const shown = (name: string, value: number | null, text: (value: number) => string) =>
    value === null ? inherited(name) : `${name} ${text(value)}`;
  return [
    ...(speed === undefined ? [] : [shown('speed', speed, (value) => `${value}×`)]),
    ...(volume === undefined ? [] : [shown('volume', volume, (value) => `${value}×`)]),
    ...(pitchSemitones === undefined ? [] : [shown('pitch', pitchSemitones, semitones)]),
    ...(emotion === undefined ? [] : [emotion === null ? inherited('emotion') : `emotion ${emotion}`]),
  ];
}

function semitones(value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${count(Math.abs(value), 'semitone', 'semitones')}`;
}

function subject({ character, lineIds }: Delivered): string {
  if (lineIds !== undefined) return `${countLines(lineIds.length)} of `;
  return character === undefined ? '' : `“${character}” in `;
}
