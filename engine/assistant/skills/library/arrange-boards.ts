import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { PlanStopped, type Hands } from '../../plan/hands.ts';
import { tidy } from '../generating/made-of.ts';
import type { Skill } from '../skill.ts';

const BOARD = String.raw`(?:(?:the |my |a |a new )?board (?:called |named )?(?<name>.+?)|(?:the |my )?(?<before>[^,]+?) board)`;
const ADDING = new RegExp(
  String.raw`^(?:put|add|place|move|pin|collect)\s+(?<target>.+)\s+(?:on|onto|to|in|into)\s+${BOARD}$`,
  'i',
);
const BELONGING = new RegExp(
  String.raw`^(?<target>.+?)\s+(?:belongs?|goes?|should (?:go|be)|(?:has|have) to go|can go|needs? to go)\s+(?:on|onto|to|in|into)\s+${BOARD}$`,
  'i',
);
const CREATING =
  /^(?:(?:create|make|start|set up|open)\s+(?:an?\s+)?(?:new\s+)?|(?:an?\s+)?new\s+)board\s+(?:called\s+|named\s+)?(?<name>.+?)\s+(?:with|of|from|for|out of)\s+(?<target>.+?)(?:\s+on it)?$/i;
const REMOVING = new RegExp(String.raw`^(?:take|remove|drop)\s+(?<target>.+?)\s+(?:off|from|out of)\s+${BOARD}$`, 'i');
const LISTING = /^(?:show|list|which|what|do (?:i|we) have|are there)\b[^]*\bboards\b/i;

/** "Put the kayak clip on Season two": only where there is such a board. */
const ADDING_TO_NAME =
  /^(?:[Pp]ut|[Pp]in|[Pp]lace)\s+(?:(?<target>.+?)\s+(?:on|onto|to)\s+(?<name>["“]?\p{Lu}[^,]*)|(?<these>these|those|this|it|them|the selected (?:items|ones))\s+(?:on|onto)\s+(?!the (?:disk|computer|desktop)\b)(?<board>[^,]+))$/u;

type Arranging = { verb: 'add' | 'add to known' | 'create' | 'remove'; name: string; target: string };

/** Puts items on boards, takes them off, creates and lists boards. */
export const arrangeBoards: Skill = {
  name: 'arrange boards',
  examples: ['Put these on the board Holiday', 'Remove this from the Holiday board', 'Which boards are there?'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('list_boards')) return null;
    if (LISTING.test(text)) return { understood: 'List boards.', act: listed };
    const arranging = arrangingIn(text);
    if (!arranging) return null;
    return { understood: `Arrange the board ${arranging.name}.`, act: (hands) => arranged(hands, arranging) };
  },
};

function arrangingIn(text: string): Arranging | null {
  for (const [verb, pattern] of [
    ['create', CREATING],
    ['add', ADDING],
    ['add', BELONGING],
    ['remove', REMOVING],
    ['add to known', ADDING_TO_NAME],
  ] as const) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const name = tidy((groups['name'] ?? groups['before'] ?? groups['board'] ?? '').replaceAll(/["“”„«»]/g, ''));
    return name === '' ? null : { verb, name, target: groups['target'] ?? groups['these']! };
  }
  return null;
}

type Board = { id: string; name: string };

function boardsIn(hands: Hands): Board[] {
  const { boards } = hands.call('list_boards', {});
  return (Array.isArray(boards) ? (boards as Record<string, unknown>[]) : []).flatMap(({ id, name }) =>
    typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [],
  );
}

function listed(hands: Hands): string {
  const boards = boardsIn(hands);
  return boards.length === 0 ? 'There are no boards.' : boards.map(({ name }) => `- ${name}`).join('\n');
}

/** A board that there is not is created for what is put on it. */
function arranged(hands: Hands, { verb, name, target }: Arranging): string {
  const items = findTargets(hands, target);
  const ids = items.map(({ id }) => id);
  const board = boardsIn(hands).find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (verb === 'add to known' && !board) throw new PlanStopped(`There is no board “${name}”.`);
  if (verb === 'remove') {
    if (!board) throw new PlanStopped(`There is no board “${name}”.`);
    hands.call('remove_from_board', { boardId: board.id, ids });
    return `Removed ${titlesOf(items)} from the board “${board.name}”.`;
  }
  if (board) hands.call('add_to_board', { boardId: board.id, ids });
  else hands.call('create_board', { name, ids });
  return `${board ? 'Added' : 'Created the board and added'} ${titlesOf(items)} to “${board?.name ?? name}”.`;
}
