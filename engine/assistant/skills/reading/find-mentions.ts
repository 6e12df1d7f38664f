import { wordsOf, stem, isContentWord } from '../../../../shared/domain/extraction/content-words.ts';
import type { SourceLine } from '../../../../shared/domain/extraction/sentences.ts';
import { quotedTexts } from '../../language/quoted-texts.ts';
import { clock } from '../../texts/clock.ts';
import type { Skill } from '../skill.ts';
import { honest, named } from './reading-skill.ts';
import { sourceText } from './source-text.ts';

const WHO = String.raw`(?:they|she|he|it|we|i|you|anyone|anybody|someone|people|the (?:\w+ ){0,2}?\w+|speaker \w+|[\p{L}]+)`;
const SPEAK = String.raw`(?:say(?:s|ing)?|said|talk(?:s|ed|ing)?|speak(?:s|ing)?|spoke|mention(?:s|ed|ing)?|discuss(?:es|ed|ing)?|bring(?:s|ing)? up|brought up|go(?:es|ing)? into|went into|touch(?:es|ed)? on|start(?:s|ed)? (?:on|with)|come to|came to|get onto|reach(?:es|ed)?|refer(?:s|red)? to|use[sd]?|get to|tell(?:s|ing)?)`;
const START = String.raw`(?:(?:first|start(?:s|ed)?(?: to)?|begin(?:s)?(?: to)?|finally|actually|ever)\s+)*`;
const ABOUT = String.raw`(?:\s+(?:about|of|on))?(?:\s+the (?:words?|names?|phrases?|term))?`;
const COUNTED = [
  new RegExp(
    String.raw`^how (?:many times|often) (?:do|does|did|have|has) ${WHO} ${START}${SPEAK}${ABOUT}\s+(?<what>.+)$`,
    'iu',
  ),
  /^how (?:many times|often) (?:is|are|was|were|does|do|did)\s+(?<what>.+?)\s+(?:said|mentioned|used|spoken|come up|comes up|appear|appears|there)(?<where>.*)$/i,
  /^count\s+(?:(?:all|every|the|each)\s+)*(?:(?:mentions|occurrences|uses|times|instances)\s+(?:of|they say)\s+)?(?<what>["“][^"”]+["”])(?<where>.*)$/i,
  /^count (?:how often|the times|how many times)?.*?\b(?:say|says|said|mentions?|of)\s+(?<what>.+)$/i,
] as const;
const PLACED = [
  /^(?:(?:when|where) )?(?:do|does|did)\s+(?:the (?:words?|names?|phrases?|terms?)\s+)?(?<what>.+?)\s+(?:come up|appear|occur|show up|turn up|get mentioned|feature)(?<where>.*)$/i,
  new RegExp(String.raw`^who ${START}${SPEAK}${ABOUT}\s+(?<what>.+?)(?:,? and (?:when|where))?$`, 'iu'),
  new RegExp(
    String.raw`^(?:do|does|did|has|have) ${WHO} ${START}${SPEAK}${ABOUT}\s+(?<what>.+?)(?:\s+(?:anywhere|somewhere|at all|at any point))?$`,
    'iu',
  ),
  /^(?:is|are|was|were)\s+(?<what>.+?)\s+(?:ever )?(?:mentioned|discussed|talked about|brought up)(?:\s+(?:anywhere|at all))?(?<where>.*)$/i,
  new RegExp(
    String.raw`^(?:when|where|at (?:what|which) (?:time|point|minute|moment)) (?:do|does|did|is|are|was) ${WHO} ${START}${SPEAK}${ABOUT}\s+(?<what>.+)$`,
    'iu',
  ),
  /^(?:when|where|at (?:what|which) (?:time|point|minute|moment|second)|how far in) (?:is|are|was|were)\s+(?<what>.+?)\s+(?:mentioned|said|discussed|talked about|brought up|spoken about)(?<where>.*)$/i,
  new RegExp(
    String.raw`^(?:find|show(?: me)?|which is|where(?:’s|'s| is)) (?:the )?(?:(?:part|place|bit|moment|spot|section|passage|line)s?,? )?(?:where|when|in which|that) ${WHO} ${START}${SPEAK}${ABOUT}\s+(?<what>.+)$`,
    'iu',
  ),
] as const;
/** The same of a text that is open or named: elsewhere the library is meant. */
const IN_A_TEXT = [
  /^(?:(?:show|find|list|give me|tell me|where(?:’s|'s| is| are))\s+)?(?:the\s+)?(?:first|last|every|any|all(?: the| of the)?|each)?\s*(?:mentions?|occurrences?)\s+of\s+(?<what>.+)$/i,
  new RegExp(
    String.raw`^(?:is|are|was|were) there (?:anything|something|any (?:mention|talk|word|part)|a (?:part|bit|mention|moment|section|line))\s+(?:(?:said\s+)?(?:about|of|on)|where ${WHO} ${SPEAK}${ABOUT})\s+(?<what>.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^what (?:do|does|did|is|was|has|have) ${WHO} ${START}(?:say|said|tell|think|thought|mean)s?\s+(?:about|of|on)\s+(?<what>.+)$`,
    'iu',
  ),
] as const;
/** "Jump to where they mention the budget": the place is opened. */
const OPENED = new RegExp(
  String.raw`^(?:jump|go|skip|take me|bring me|get me|scroll|play from|play|open it|open|start)\s+(?:to\s+|from\s+|at\s+)?(?:the\s+(?:part|place|bit|moment|spot|section|passage|line|point)\s+)?(?:(?:where|when)\s+${WHO} ${START}${SPEAK}${ABOUT}|(?:the\s+)?(?:first\s+)?(?:part|place|bit|moment|spot|section|passage|line|point|mention)\s+(?:about|of|on|with))\s+(?<what>.+)$`,
  'iu',
);
const WHERE = /\s+(?:in|of|from)\s+(?<where>(?:the|this|that|my)\s+[^"“”]+|here|there)$/i;
/** As many places as are told. */
const MOST_SHOWN = 8;

/** Tells when something is said in a transcript, and how often. */
export const findMentions: Skill = {
  name: 'find mentions',
  examples: ['When do they talk about the boat?', 'How many times do they say “boat”?'],
  understand(clause) {
    if (clause.isAboutDoing) return null;
    const text = clause.text
      .replace(/[?!.]+$/, '')
      .replaceAll(/\b(?:exactly|precisely|else)\s+/gi, '')
      .replace(
        /^(when|where) in (?:the|this|my) (?:recording|transcript|episode|interview|podcast|video|talk|lesson) /i,
        '$1 ',
      )
      .replace(/\s+(?:topic|subject|theme|bit|part|thing|stuff|sentence|passage|quote)$/i, '')
      .replace(/\s+(?:first|last|ever)(?=\s+(?:mentioned|said|used|discussed|brought up)\b)/i, '')
      .replace(/\s+for the first time$/i, '');
    const groupsOf = (patterns: readonly RegExp[]) =>
      patterns.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
    const counted = groupsOf(COUNTED);
    const opened = clause.situation.tools.has('open_in_window') ? OPENED.exec(text)?.groups : undefined;
    const isOfText = clause.situation.studio.open !== null || WHERE.test(text);
    const groups = counted ?? opened ?? groupsOf(PLACED) ?? (isOfText ? groupsOf(IN_A_TEXT) : undefined);
    const said = groups?.['what'] ?? '';
    const where = groups?.['where'] || WHERE.exec(said)?.groups?.['where'] || 'this';
    const bare = said.replace(WHERE, '');
    const what =
      quotedTexts(bare)[0] ??
      bare
        .replace(/^(?:(?:the|an?|about|any)\s+)?(?:(?:words?|names?|phrases?|terms?)\s+(?!of\b))?/i, '')
        .replaceAll(/["“”]/g, '');
    if (wordsOf(what).length === 0) return null;
    return {
      understood: `Find where “${what}” is said.`,
      act(hands) {
        const source = sourceText(hands, clause, where);
        const isSaid = saying(what, counted !== undefined);
        const found = source.lines.map((line) => ({ line, count: isSaid(line.text) })).filter(({ count }) => count > 0);
        if (found.length === 0) return honest(source, `“${what}” isn’t said in ${named(source)}.`);
        const [first] = found;
        if (opened && source.id !== null && first!.line.startMs !== null) {
          hands.call('open_in_window', { id: source.id, atSeconds: Math.floor(first!.line.startMs / 1000) });
          return `${named(source)} is open at ${clock(first!.line.startMs)}: ${first!.line.text}`;
        }
        const times = found.reduce((sum, { count }) => sum + count, 0);
        const often = counted ? `“${what}” is said ${times === 1 ? 'once' : `${times} times`}` : `“${what}” comes up`;
        const lines = found.slice(0, MOST_SHOWN).map(({ line }) => shown(line));
        const more = found.length > MOST_SHOWN ? `\n\n… and in ${found.length - MOST_SHOWN} more lines.` : '';
        const places = found.length === 1 ? 'one line' : `${found.length} lines`;
        return honest(source, `${often} in ${places} of ${named(source)}:\n\n${lines.join('\n')}${more}`);
      },
    };
  },
};

const shown = ({ startMs, text, speaker }: SourceLine): string =>
  `- ${startMs === null ? '' : `${clock(startMs)} `}${speaker === '' ? '' : `${speaker}: `}${text.replaceAll('\n', ' ')}`;

/** How often words are in a line: counted as they are, or all of them in any form. */
function saying(what: string, isCounted: boolean): (text: string) => number {
  const words = wordsOf(what);
  if (isCounted) {
    const wanted = words.join(' ');
    return (text) => ` ${wordsOf(text).join(' ')} `.split(` ${wanted} `).length - 1;
  }
  const stems = words.filter(isContentWord).map(stem);
  const all = stems.length > 0 ? stems : words.map(stem);
  return (text) => {
    const own = new Set(wordsOf(text).map(stem));
    return all.every((each) => own.has(each)) ? 1 : 0;
  };
}
