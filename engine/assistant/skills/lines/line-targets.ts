import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { PlanStopped, type Hands } from '../../plan/hands.ts';

/** A text whose lines are edited, with all of them. */
export type LinedText = { item: ContextItem; lines: readonly TextLine[] };
/** One line as it is. */
export type TextLine = { id: string; text: string };

/** As many pages of lines are read. */
const MOST_PAGES = 20;

/**
 * The transcript or script that a phrase means, with its lines.
 * @throws CallNeeded, PlanStopped see findTargets
 */
export function linedText(hands: Hands, where: string, kinds: readonly string[]): LinedText {
  const [item] = findTargets(hands, where, { kinds, isSingle: true });
  const tool = item!.kind === 'script' ? 'read_script' : 'read_transcript';
  const read: TextLine[] = [];
  let from: number | null = 0;
  for (let page = 0; page < MOST_PAGES && from !== null; page++) {
    const answer: Record<string, unknown> = hands.call(tool, { id: item!.id, ...(from === 0 ? {} : { from }) });
    const lines = Array.isArray(answer['lines']) ? (answer['lines'] as Record<string, unknown>[]) : [];
    for (const { id, text } of lines) {
      if (typeof id === 'string') read.push({ id, text: typeof text === 'string' ? text : '' });
    }
    const { next } = answer;
    from = typeof next === 'number' && next > from ? next : null;
  }
  return { item: item!, lines: read };
}

/**
 * Lines by their numbers, negative ones from the end, in the order of the text.
 * @throws PlanStopped where there is no such line
 */
export function linesAt({ item, lines }: LinedText, numbers: readonly number[]): TextLine[] {
  const places = numbers.map((number) => (number < 0 ? lines.length + number : number - 1));
  const missing = places.find((place) => lines[place] === undefined);
  if (missing !== undefined)
    throw new PlanStopped(
      `“${item.title}” has ${lines.length} lines, and no line ${missing + 1}. Nothing was changed.`,
    );
  return [...new Set(places)].toSorted((one, other) => one - other).map((place) => lines[place]!);
}

/** Lines as answers name them. */
export const lineNames = ({ length }: readonly unknown[]): string => (length === 1 ? 'one line' : `${length} lines`);
