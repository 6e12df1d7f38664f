import { quotedTexts, withoutQuoted } from '../../language/quoted-texts.ts';
import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import type { Skill } from '../skill.ts';

/** Whom to tag and with what, in the words of a request. */
type Tagging = { target: string; tags: string };

const REMOVING = [
  /^(?:remove|drop|delete|take|clear)\s+(?:the\s+)?(?:tags?|labels?)\s+(?<tags>.+?)\s+(?:from|off|of|on)\s+(?<target>.*)/i,
  /^(?:remove|drop|delete|take|clear)\s+(?<tags>["“].+?["”])\s+(?:from|off) (?:the )?tags (?:of|on)\s+(?<target>.*)/i,
  /^un-?tag\s+(?<target>.+?)(?:\s*:\s*|\s+(?:from|as)\s+)(?<tags>.+)/i,
  /^un-?tag\s+(?<target>[^"“]+?)\s+(?<tags>["“].+)/i,
] as const;
const ADDING = [
  /^(?:add|put|give|attach|set)\s+(?:the\s+|a\s+)?(?:tags?|labels?)\s+(?<tags>.+?)\s+(?:to|on|onto)\s+(?<target>.*)/i,
  /^(?:put|add|stick|give)\s+(?:an?|the)\s+(?<tags>["“]?[\p{L}\p{N}-]+["”]?)\s+(?:tag|label)\s+(?:on|onto|to)\s+(?<target>.+)/iu,
  /^(?:tag|label)\s+(?<target>.*?)\s+(?:as|with)\s+(?:the\s+)?(?:tags?\s+)?(?<tags>.+)/i,
  /^(?:tag|label)\s+(?<target>.+?)\s*:\s*(?<tags>.+)/i,
  /^(?:tag|label)\s+(?<target>[^"“]+?)\s+(?<tags>["“].+)/i,
  /^(?:tag|label)\s+(?<target>this(?: one| item| transcript| script| recording)?|that|it|these|those|them|the selected(?: items| ones)?)\s+(?<tags>.+)/i,
  /^give\s+(?<target>.+?)\s+the\s+tags?\s+(?<tags>.+)/i,
] as const;

/** Adds and removes tags. */
export const tagItems: Skill = {
  name: 'tag items',
  examples: ['Tag this sea and storm', 'Add the tag "season 2" to the selected items', 'Remove the tag sea from this'],
  understand({ text, isAboutDoing }) {
    if (isAboutDoing) return null;
    const removing = firstMatch(REMOVING, text);
    const tagging = removing ?? firstMatch(ADDING, text);
    const tags = tagging ? tagsIn(tagging.tags) : [];
    if (!tagging || tags.length === 0) return null;
    return {
      understood: `${removing ? 'Remove' : 'Add'} the tags ${tags.join(', ')}.`,
      act(hands) {
        const items = findTargets(hands, tagging.target);
        const ids = items.map(({ id }) => id);
        hands.call('tag_items', removing ? { ids, remove: tags } : { ids, add: tags });
        const named = tags.map((tag) => `“${tag}”`).join(', ');
        return removing ? `Removed ${named} from ${titlesOf(items)}.` : `Tagged ${titlesOf(items)} with ${named}.`;
      },
    };
  },
};

function firstMatch(patterns: readonly RegExp[], text: string): Tagging | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return { target: groups['target'] ?? '', tags: groups['tags'] ?? '' };
  }
  return null;
}

/** Tags in quotation marks, and those apart by commas and “and”. */
function tagsIn(text: string): string[] {
  const quoted = quotedTexts(text);
  return withoutQuoted(text)
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/i)
    .flatMap((part) => {
      const inQuotes = part.match(/\bQUOTED\b/g)?.map(() => quoted.shift() ?? '') ?? [];
      return inQuotes.length > 0 ? inQuotes : [part.replace(/^(?:the |tags? )+/i, '').trim()];
    })
    .filter((tag) => tag !== '');
}
