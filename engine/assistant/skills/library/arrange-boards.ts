import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { NotMeant, PlanStopped, type Hands } from '../../plan/hands.ts';
import { tidy } from '../generating/made-of.ts';
import type { Skill } from '../skill.ts';

const BOARD = String.raw`(?:(?:the |my |our |a |an |a new |that )?board (?:called |named |titled )?(?<name>.+?)|(?:the |my |our |that )?(?<before>[^,]+?) board)`;
const ONTO = '(?:on|onto|on to|to|in|into)';
const OFF = '(?:off(?: of)?|from|out of|away from)';
const PUT =
  '(?:put|chuck|toss|pop|plonk|lob|bung|slot|assign|add|place|move|pin|collect|stick|drop|throw|stuff|attach|save|post|slap|hang|get|bring)';
const TAKE = '(?:take|remove|drop|kick|pull|get|throw|unpin|delete|clear|lose)';
const PRESENT =
  '(?:belongs?|goes?|go|should (?:go|be)|must (?:go|be)|(?:has|have) to (?:go|be)|can go|needs? to (?:go|be)|wants? to be)';
const ABSENT = String.raw`(?:(?:should|must|does|do|can|need)(?:n['’]t| not)|(?:has|have|is|are) no longer|no longer|never|isn['’]t|aren['’]t)\s+(?:be|belongs?|go|supposed to be|meant to be|stay)`;
const ADDING = new RegExp(String.raw`^${PUT}\s+(?<target>.+)\s+${ONTO}\s+${BOARD}$`, 'i');
const BELONGING = new RegExp(String.raw`^(?<target>.+?)\s+${PRESENT}\s+${ONTO}\s+${BOARD}$`, 'i');
const CREATING = [
  /^(?:(?:create|make|start|set up|open|build|begin|i (?:need|want))\s+(?:me\s+)?(?:an?\s+)?(?:new\s+)?|(?:an?\s+)?new\s+)board\s+(?:called\s+|named\s+)?(?<name>.+?)\s+(?:with|of|from|for|out of|containing|using)\s+(?<target>.+?)(?:\s+on it)?$/i,
  /^(?:(?:create|make|start|set up|build)\s+(?:an?\s+)?(?:new\s+)?|(?:an?\s+)?(?:new\s+)?)?board\s*:?\s+(?:called\s+|named\s+)?(?<name>["“][^"”]+["”]|[\p{L}\d][^"“:]{1,60}?(?=\s*:))\s*(?:with|of|from|for|:|out of|containing)\s*(?<target>.+?)(?:\s+on it)?$/iu,
  /^(?:(?:create|make|start|set up|build)\s+(?:an?\s+)?(?:new\s+)?|(?:an?\s+)?(?:new\s+)?)?board\s+(?:with|of|from|for|out of|containing)\s+(?<target>.+?)\s*,?\s*(?:called|named|and (?:call|name) it|titled)\s+(?<name>.+)$/i,
  /^(?:collect|gather|group|put|bring|combine)\s+(?<target>.+?)\s+(?:together\s+)?(?:on|onto|in|into|as)\s+an?\s+(?:new\s+)?board\s*,?\s*(?:called|named|titled|and (?:call|name) it)?\s*(?<name>.+)$/i,
] as const;
const REMOVING = new RegExp(String.raw`^${TAKE}\s+(?<target>.+?)\s+${OFF}\s+${BOARD}$`, 'i');
const NOT_ON = new RegExp(String.raw`^(?<target>.+?)\s+${ABSENT}\s+${ONTO}\s+${BOARD}$`, 'i');
const LISTING = /^(?:show|list|which|what|do (?:i|we) have|are there|how many|give me)\b[^]*\bboards\b/i;

/** Where else something is put. */
const NO_BOARD = String.raw`(?!(?:(?:the|my|our|an?|its|this|that|one)\s+)?(?:bin|trash|recycle bin|favou?rites?|library|script|transcript|queue|chat|folder|list|end|start|top|bottom|beginning|text|subtitles?|words?|audio|speech|files?|zip|png|jpe?g|webp|wav|mp3|flac|word|pdf|clip|video|film|song|picture|image|lines?|voice|speakers?|character|narrator|desktop|computer|disk|together|one)\b)`;

/** “Put the kayak clip on Season two”: only where there is such a board. */
const ADDING_TO_NAME = new RegExp(
  String.raw`^${PUT}\s+(?<target>[^"“]+?|["“][^"”]+["”])\s+(?:on|onto|on to|to|in|into)\s+(?<board>${NO_BOARD}[^,"“]{2,60}|["“][^"”]+["”])$`,
  'i',
);
const BELONGING_TO_NAME = new RegExp(
  String.raw`^(?<target>[^"“]+?)\s+${PRESENT}\s+(?:on|onto|to|in|into)\s+(?<board>${NO_BOARD}[^,"“]{2,60}|["“][^"”]+["”])$`,
  'i',
);
const REMOVING_FROM_NAME = new RegExp(
  String.raw`^${TAKE}\s+(?<target>[^"“]+?|["“][^"”]+["”])\s+${OFF}\s+(?<board>${NO_BOARD}[^,"“]{2,60}|["“][^"”]+["”])$`,
  'i',
);

/** Tags, stars and lines are put on something else. */
const OTHER_WISH = /^(?!.*\bboard\b).*\b(?:tags?|labels?|stars?|lines?|favou?rites?)\b/i;

type Arranging = {
  verb: 'add' | 'add to known' | 'create' | 'remove' | 'remove from known';
  name: string;
  target: string;
};

/** Puts items on boards, takes them off, creates and lists boards. */
export const arrangeBoards: Skill = {
  name: 'arrange boards',
  examples: ['Put these on the board Holiday', 'Remove this from the Holiday board', 'Which boards are there?'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('list_boards')) return null;
    if (LISTING.test(text)) return { understood: 'List boards.', act: listed };
    const arranging = OTHER_WISH.test(text) ? null : arrangingIn(text, BY_THE_WORD);
    if (!arranging) return null;
    return { understood: `Arrange the board ${arranging.name}.`, act: (hands) => arranged(hands, arranging) };
  },
};

/** Puts items on a board that is only called by its name, where there is such a board. */
export const arrangeNamedBoards: Skill = {
  name: 'arrange named boards',
  examples: ['Put these on Holiday', 'Add the red fox picture to Holiday'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('list_boards') || OTHER_WISH.test(text)) return null;
    const arranging = arrangingIn(text, BY_NAME);
    if (!arranging) return null;
    return { understood: `Arrange the board ${arranging.name}.`, act: (hands) => arranged(hands, arranging) };
  },
};

type Ways = readonly (readonly [verb: Arranging['verb'], pattern: RegExp])[];

const BY_THE_WORD: Ways = [
  ...CREATING.map((each) => ['create', each] as const),
  ['remove', REMOVING],
  ['remove', NOT_ON],
  ['add', ADDING],
  ['add', BELONGING],
];
const BY_NAME: Ways = [
  ['add to known', ADDING_TO_NAME],
  ['add to known', BELONGING_TO_NAME],
  ['remove from known', REMOVING_FROM_NAME],
];

function arrangingIn(text: string, ways: Ways): Arranging | null {
  for (const [verb, pattern] of ways) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const name = tidy((groups['name'] ?? groups['before'] ?? groups['board'] ?? '').replaceAll(/["“”„«»]/g, ''));
    return name === '' ? null : { verb, name, target: groups['target']! };
  }
  return null;
}

const plain = (name: string): string => name.toLowerCase().replace(/^(?:the|my)\s+/, '');

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
  const board = boardsIn(hands).find((each) => plain(each.name) === plain(name));
  if (!board && verb.endsWith('known')) throw new NotMeant(`There is no board “${name}”.`);
  const items = findTargets(hands, target);
  const ids = items.map(({ id }) => id);
  if (verb.startsWith('remove')) {
    if (!board) throw new PlanStopped(`There is no board “${name}”.`);
    hands.call('remove_from_board', { boardId: board.id, ids });
    return `Removed ${titlesOf(items)} from the board “${board.name}”.`;
  }
  if (board) hands.call('add_to_board', { boardId: board.id, ids });
  else hands.call('create_board', { name, ids });
  return `${board ? 'Added' : 'Created the board and added'} ${titlesOf(items)} to “${board?.name ?? name}”.`;
}
