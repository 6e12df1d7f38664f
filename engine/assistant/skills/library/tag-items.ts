import { quotedTexts, withoutQuoted } from '../../language/quoted-texts.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { type Hands, PlanStopped } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';
import { titleAndRest } from './title-and-rest.ts';

/** Whom to tag and with what, in the words of a request. */
type Tagging = { target: string; add?: string; remove?: string };

const TAG = '(?:tags?|labels?|keywords?)';
const THE = String.raw`(?:(?:the|a|an|its|that|this|my)\s+)?`;
const WORD = String.raw`["“]?[\p{L}\p{N}][\p{L}\p{N}-]*["”]?`;
const GONE = '(?:remove|drop|delete|take|clear|strip|get rid of|get|kick|rip|erase|lose|pull)';
const pattern = (source: string) => new RegExp(source, 'iu');

/** One tag for another. */
const SWAPPING = [
  pattern(
    String.raw`^(?:swap|replace|change|exchange|switch|turn)\s+${THE}${TAG}\s+(?<remove>.+?)\s+(?:for|with|by|to|into)\s+${THE}(?:${TAG}\s+)?(?<add>.+?)\s+(?:on|of|for|from|in)\s+(?<target>.+)`,
  ),
  pattern(
    String.raw`^(?:swap|replace|change|exchange|switch|turn)\s+${THE}(?:${TAG}\s+(?<remove>.+?)|(?<before>${WORD})\s+${TAG})\s+(?:for|with|by|to|into)\s+${THE}(?:${TAG}\s+)?(?<add>.+?)(?<target>)$`,
  ),
] as const;
const REMOVING = [
  pattern(String.raw`^${GONE}\s+(?:off\s+)?${THE}${TAG}\s+(?<remove>.+?)\s+(?:from|off|of|on)\s+(?<target>.*)`),
  pattern(String.raw`^${GONE}\s+(?<remove>["“].+?["”])\s+(?:from|off)\s+${THE}${TAG}\s+(?:of|on)\s+(?<target>.*)`),
  pattern(
    String.raw`^${GONE}\s+(?:off\s+)?${THE}(?<remove>${WORD})\s+(?:tag|label)(?:\s+(?:from|off(?: of)?|of|on)\s+(?<target>.+))?$`,
  ),
  pattern(String.raw`^un-?tag\s+(?<target>[^"“]+?)\s+(?<remove>["“].+)`),
  pattern(
    String.raw`^un-?tag\s+(?<target>(?:this|that|it|these|those|them|the selected|the|my)\b.*?|.+?)(?:\s*:\s*|\s+as\s+)(?<remove>.+)`,
  ),
  pattern(
    String.raw`^un-?tag\s+(?<target>(?:this|that|it|these|those|them)(?:\s+(?:one|ones|item|items|image|picture|song|clip|recording|transcript|script))?)\s+(?:from\s+)?(?<remove>.+)`,
  ),
  pattern(String.raw`^un-?tag\s+(?<remove>.+?)\s+(?:from|off|on)\s+(?<target>.+)`),
  pattern(
    String.raw`^(?<target>.+?)\s+(?:(?:should|must)(?:n['’]t| not)|doesn['’]t|does not|don['’]t|do not)\s+(?:have|need)\s+${THE}(?:${TAG}\s+(?<remove>.+?)|(?<before>${WORD})\s+(?:tag|label))(?:\s+any ?more)?$`,
  ),
] as const;
const ADDING = [
  pattern(
    String.raw`^(?:add|put|give|attach|set|stick|slap|apply)\s+${THE}${TAG}\s+(?<add>.+?)\s+(?:to|on|onto)\s+(?<target>.*)`,
  ),
  pattern(
    String.raw`^(?:put|add|stick|give|slap|attach|apply)\s+(?:an?|the)\s+(?<add>${WORD})\s+(?:tag|label)\s+(?:on|onto|to)\s+(?<target>.+)`,
  ),
  pattern(String.raw`^(?:tag|label|mark)\s+(?<target>.*?)\s+(?:as|with)\s+(?:the\s+)?${TAG}\s+(?<add>.+)`),
  pattern(String.raw`^(?:tag|label)\s+(?<target>.*?)\s+(?:as|with)\s+(?<add>.+)`),
  pattern(String.raw`^(?:tag|label)\s+(?<target>.+?)\s*:\s*(?<add>.+)`),
  pattern(String.raw`^(?:tag|label)\s+(?<target>[^"“]+?)\s+(?<add>["“].+)`),
  pattern(
    String.raw`^(?:tag|label)\s+(?<target>this(?: one| item| transcript| script| recording| image| picture| song| clip)?|that|it|these|those|them|the selected(?: items| ones)?)\s+(?<add>.+)`,
  ),
  pattern(String.raw`^give\s+(?<target>.+?)\s+(?:the|an?)\s+${TAG}\s+(?<add>.+)`),
  pattern(String.raw`^give\s+(?<target>.+?)\s+(?:the|an?)\s+(?<add>${WORD})\s+(?:tag|label)$`),
  pattern(String.raw`^(?<target>)(?:add\s+)?${TAG}\s*[:=]\s*(?<add>.+)`),
  pattern(String.raw`^${TAG}\s+(?:for|of|on)\s+(?<target>.+?)\s*(?::|=|should be)\s*(?<add>.+)`),
  pattern(
    String.raw`^(?<target>.+?)\s+(?:should|must|shall|has to|have to|needs? to|ought to)\s+(?:have|get|carry|be given)\s+${THE}(?:${TAG}\s+(?<add>.+)|(?<before>${WORD})\s+(?:tag|label))$`,
  ),
  pattern(
    String.raw`^(?<target>.+?)\s+(?:needs?|gets?|wants?)\s+${THE}(?:${TAG}\s*:?\s+(?<add>.+)|(?<before>${WORD})\s+(?:tag|label))$`,
  ),
  pattern(
    String.raw`^(?:(?:i|we)(?:['’]d| would)?\s+(?:want|need|like)|have|get|make sure)?\s*(?<target>(?!which|what|show|find|list|search|anything|everything\s+tagged|open)\S.*?)\s+(?:should be |must be |to be |has to be |are |is )?(?:tagged|labelled|labeled)\s+(?:as\s+|with\s+)?(?:the\s+${TAG}\s+)?(?<add>.+)`,
  ),
] as const;
/** Speakers are named, and what asks for items that have a tag looks for them. */
const OTHER_WISH =
  /\b(?:label|tag)\s+(?:the\s+)?(?:\w+\s+)?speakers?\b|^(?:which|what|show|find|list|search|how|do|does|are|is|open|look|anything|export|bin|play)\b|^(?:all|any|every|the|my|more)?\s*(?:images|pictures|pics|photos|songs|clips|videos|recordings|transcripts|scripts|items|things|stuff)?\s*(?:that are |that were |which are )?tagged\b|\?\s*$/i;

/** Adds and removes tags. */
export const tagItems: Skill = {
  name: 'tag items',
  examples: ['Tag this sea and storm', 'Add the tag "season 2" to the selected items', 'Remove the tag sea from this'],
  understand({ text, isAboutDoing }) {
    if (isAboutDoing || OTHER_WISH.test(withoutQuoted(text))) return null;
    const tagging = taggingIn(text);
    const behind = tagging ? undefined : BEHIND_TITLE.exec(text)?.groups?.['phrase'];
    if (behind !== undefined)
      return { understood: 'Add tags that are said behind a title.', act: (hands) => taggedBehindTitle(hands, behind) };
    const add = tagsIn(tagging?.add ?? '');
    const remove = tagsIn(tagging?.remove ?? '');
    if (!tagging || add.length + remove.length === 0) return null;
    return {
      understood: [
        ...(add.length > 0 ? [`Add the tags ${add.join(', ')}.`] : []),
        ...(remove.length > 0 ? [`Remove the tags ${remove.join(', ')}.`] : []),
      ].join(' '),
      act(hands) {
        const items = findTargets(hands, tagging.target);
        hands.call('tag_items', {
          ids: items.map(({ id }) => id),
          ...(add.length > 0 ? { add } : {}),
          ...(remove.length > 0 ? { remove } : {}),
        });
        return [
          ...(add.length > 0 ? [`Tagged ${titlesOf(items)} with ${quoted(add)}.`] : []),
          ...(remove.length > 0 ? [`Removed ${quoted(remove)} from ${titlesOf(items)}.`] : []),
        ].join(' ');
      },
    };
  },
};

/** “Tag the candle jar wax”: where the title ends is known by the library. */
const BEHIND_TITLE =
  /^(?:tag|label)\s+(?<phrase>(?!(?:this|that|it|these|those|them|all|every|everything|both)\b)[^"“:?]+\s+[^"“:?]+)$/i;

function taggedBehindTitle(hands: Hands, phrase: string): string {
  const { items, rest } = titleAndRest(hands, phrase);
  const add = tagsIn(rest);
  if (add.length === 0) throw new PlanStopped(`With which tag? Say, for example: “tag ${phrase} with draft”.`);
  hands.call('tag_items', { ids: items.map(({ id }) => id), add });
  return `Tagged ${titlesOf(items)} with ${quoted(add)}.`;
}

const quoted = (tags: readonly string[]): string => tags.map((tag) => `“${tag}”`).join(', ');

function taggingIn(text: string): Tagging | null {
  for (const [kind, patterns] of [
    ['swap', SWAPPING],
    ['remove', REMOVING],
    ['add', ADDING],
  ] as const) {
    const groups = patterns.map((each) => each.exec(text)?.groups).find((each) => each !== undefined);
    if (!groups) continue;
    const target = groups['target'] || 'this';
    const before = groups['before'];
    if (kind === 'add') return { target, add: groups['add'] ?? before ?? '' };
    const remove = groups['remove'] ?? before ?? '';
    return kind === 'remove' ? { target, remove } : { target, remove, add: groups['add'] ?? '' };
  }
  return null;
}

/** Tags in quotation marks, and those apart by commas and “and”. */
function tagsIn(text: string): string[] {
  const inQuotes = quotedTexts(text);
  return withoutQuoted(text)
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/i)
    .flatMap((part) => {
      const own = part.match(/\bQUOTED\b/g)?.map(() => inQuotes.shift() ?? '') ?? [];
      return own.length > 0 ? own : [part.replace(/^(?:the |tags? )+/i, '').trim()];
    })
    .map((tag) => tag.replaceAll(/^["“]|["”]$/g, ''))
    .filter((tag) => tag !== '');
}
