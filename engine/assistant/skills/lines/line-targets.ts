import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { PlanStopped, type Hands } from '../../plan/hands.ts';
import { readPages } from '../../texts/read-pages.ts';

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
  const { answers } = readPages(hands, { tool, asked: { id: item!.id }, most: MOST_PAGES });
  return { item: item!, lines: answers.flatMap(linesIn) };
}

function linesIn({ lines }: Record<string, unknown>): TextLine[] {
  if (!Array.isArray(lines)) return [];
  return (lines as Record<string, unknown>[]).flatMap(({ id, text }) =>
    typeof id === 'string' ? [{ id, text: typeof text === 'string' ? text : '' }] : [],
  );
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
