import { parseJson } from '../../../../shared/domain/files/parse-json.ts';
import type { ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import { count } from '../../../ui/text/count.ts';

/** As much of one value is shown before the details are opened. */
const SHOWN_CHARACTERS = 120;

/** Words of a name of an input: `matchesCase` is "matches case". */
const wordsOf = (name: string): string => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

/** What a tool is called with, in one line: "query: lamp, limit: 5". IDs are counted, for they say nothing to people. */
export function describeInput(json: string): string {
  const input = parseJson(json);
  if (typeof input !== 'object' || input === null) return '';
  return Object.entries(input)
    .flatMap(([name, value]) => describeValue(name, value))
    .join(', ');
}

function describeValue(name: string, value: unknown): string[] {
  if (name === 'ids' && Array.isArray(value)) return [count(value.length, 'item', 'items')];
  if (/^id$|Id$/.test(name) || value === null || value === '') return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : [`${wordsOf(name)}: ${value.map(String).join(', ')}`];
  if (typeof value === 'object') return [];
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [`${wordsOf(name)}: ${text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}`];
}

/** JSON for people; what is none stays as it is. */
export function shownJson(json: string): string {
  const value = parseJson(json);
  return value === undefined ? json : JSON.stringify(value, null, 2);
}

/** Whether a call left something that core can take back. */
export function canBeUndone({ state, answer, isUndone }: ToolCallPart): boolean {
  const value = answer === null ? null : parseJson(answer);
  if (state !== 'done' || isUndone || typeof value !== 'object' || value === null) return false;
  if ('undoId' in value) return typeof value.undoId === 'string';
  return 'canUndo' in value && value.canUndo === true;
}
