import { quotedTexts, withoutQuoted } from '../../language/quoted-texts.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { KIND_NOUNS } from '../../plan/title-words.ts';
import { wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import type { Skill } from '../skill.ts';

const NEW = '(?:new )?(?:title|name)';
const RENAMING = [
  /^(?:rename|retitle|re-?name)\s+(?<target>.+?)\s+(?:to|as|into|->|→|:)\s+(?<title>.+)$/i,
  /^(?:rename|retitle)\s+(?<target>[^:"“]+?)\s*:\s*(?<title>.+)$/i,
  /^(?:rename|retitle)\s+(?<target>[^"“]+?)\s+(?<title>["“].+)$/i,
  new RegExp(
    String.raw`^(?:change|set|switch|update|edit|make)\s+the\s+${NEW}\s+(?:of|for)\s+(?<target>.+?)\s+(?:to|as|into|:)\s+(?<title>.+)$`,
    'i',
  ),
  /^[Gg]ive\s+(?<target>.+?)\s+(?:an?|the)\s+(?:(?:new|better|different)\s+(?:title|name)\s*(?:[:,–-]|of\b)?|(?:title|name)\s*(?:[:,–-]|of\b|(?=["“\p{Lu}])))\s*(?<title>.+)$/u,
  new RegExp(String.raw`^(?:change|set|switch)\s+(?<target>.+?)['’]s\s+${NEW}\s+(?:to|as|:)\s+(?<title>.+)$`, 'i'),
  new RegExp(
    String.raw`^(?:the\s+)?${NEW}\s+(?:of|for)\s+(?<target>.+?)\s*(?:should be|is now|shall be|is|:|=)\s+(?<title>.+)$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?<target>)(?:(?:the|its)\s+)?${NEW}\s+(?:should be|shall be|must be|has to be|is now|:)\s*(?<title>.+)$`,
    'i',
  ),
  /^(?<target>.+?)\s+(?:should|must|shall|has to|needs to|ought to|is to)\s+(?:now\s+)?be\s+(?:called|named|titled|renamed(?: to)?)\s+(?<title>.+)$/i,
  /^(?<target>.+?)\s+(?:needs?|gets?|deserves?|should have|wants?)\s+(?:an?|the)\s+(?:new|better|different|proper)?\s*(?:title|name)\s*[:,–-]\s*(?<title>.+)$/i,
  /^(?<target>.+?)\s+(?:is|are)\s+(?:now\s+)?(?:called|named|titled)\s+(?<title>.+?)(?:\s+now)?$/i,
  /^(?:[Cc]all|[Nn]ame|[Tt]itle)\s+(?<target>(?:the|this|that|my)\s+(?:[^\s"“]+\s+){0,4}?(?:images?|pictures?|pics?|photos?|songs?|tracks?|clips?|videos?|recordings?|transcripts?|scripts?|files?))\s+(?<title>\p{Lu}.*)$/u,
  /^(?:call|name|title)\s+(?<target>[^"“]+?|["“][^"”]+["”])\s+(?<title>["“‘'].+)$/i,
  /^(?:call|name|title)\s+(?<target>(?:it|this|that|them)(?:\s+(?:one|image|picture|pic|photo|song|track|clip|video|recording|transcript|script|board))?|the (?:result|new one|new (?:image|picture|song|clip)|first one|second one|last one))\s+(?:as\s+)?(?<title>.+)$/i,
] as const;
/** What speaks, plays or is written in a text is no item. */
const IN_A_TEXT = /\b(?:speakers?|characters?|voices?|persons?|lines?|words?|tags?|boards?|folders?|people)\b/i;
const POINTED = /^(?:it|this|that|these|those|the selected|the (?:result|new|first|second|third|last))\b/i;
/** A name alone may be somebody’s, and “the goblin” is one of them where a text is open. */
const BARE_NAME = /^(?:the\s+)?["“]?[\p{L}\p{M}’'.-]+(?:\s+[\p{Lu}][\p{L}\p{M}’'.-]*){0,3}["”]?$/u;
const END = /(?:\s+(?:from now on|instead|now|please))*[.!]*$/i;

/** Renames an item of the library. */
export const renameItems: Skill = {
  name: 'rename items',
  examples: ['Rename this transcript to Harbour talk', 'Change the title of this song to “Low tide”'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('rename_items') || /^(?:what|which|who|how|where|replace)\b/i.test(text))
      return null;
    const groups = RENAMING.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
    if (!groups) return null;
    const target = groups['target']!.trim() || 'this';
    const isText = /^(?:transcript|script|recording)$/.test(situation.studio.open?.kind ?? '');
    if (!isOfItem(target, isText)) return null;
    const wanted = groups['title']!.trim();
    const title = quotedTexts(wanted)[0] ?? wanted.replace(END, '');
    if (title === '' || wanted.split(/\s+/).length > MOST_WORDS) return null;
    return {
      understood: `Rename an item to “${title}”.`,
      act(hands) {
        const [item] = findTargets(hands, target, { isSingle: true });
        hands.call('rename_items', { names: [{ id: item!.id, title }] });
        hands.latest = [{ ...item!, title }];
        return `“${item!.title}” is now “${title}”.`;
      },
    };
  },
};

/** A longer text is none that anything is called. */
const MOST_WORDS = 20;

/** What is renamed is pointed at, called by its kind or by a title; beside an open text a bare name is somebody’s. */
function isOfItem(target: string, isTextOpen: boolean): boolean {
  if (POINTED.test(target)) return !IN_A_TEXT.test(target);
  const isOfKind = wordsOf(withoutQuoted(target)).some(
    (word) => Object.hasOwn(KIND_NOUNS, word) || /^(?:track|video|chat|item|file|selected)$/.test(word),
  );
  if (IN_A_TEXT.test(withoutQuoted(target))) return false;
  return (
    isOfKind ||
    (!BARE_NAME.test(target) && !isTextOpen) ||
    (/^["“]/.test(target) && !isTextOpen) ||
    (isTextOpen && /^(?:the|my)\s+\S+\s+\S+/i.test(target))
  );
}
