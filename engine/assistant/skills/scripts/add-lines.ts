import { quotedTexts } from '../../language/quoted-texts.ts';
import { findTargets } from '../../plan/find-targets.ts';
import type { Skill } from '../skill.ts';

const SAID = String.raw`(?<said>["“„«].+)`;
const WHO = String.raw`(?:\s+(?:for|by|from|of|spoken by)\s+(?:(?<who>\p{Lu}[\p{L}\p{M}'’.-]*)|(?:the|our)\s+(?!(?:end|bottom|script|intro|outro|trailer|beginning|top|start)\b)(?<role>[\p{L}][\p{L}\p{M}'’-]*)(?=\s*(?::|saying|that|which|with|at the end|to the end|["“„«]))))?`;
const WHERE = String.raw`(?:\s+(?:to|in|at the end of|at the bottom of)\s+(?<where>[^:"“„«]+?))?`;
const END = String.raw`(?:\s+(?:at|to)\s+the\s+(?:very\s+)?(?:end|bottom))?`;
const BEFORE_SAID = String.raw`\s*(?:saying|that says|that goes|which says|with the text)?\s*[:,]?\s*`;
const LINE = String.raw`(?:(?:an?|the|this|these|another|one|two|three|more|new|last|final|closing)\s+)*(?:lines?|sentences?)`;
const ADDING = [
  new RegExp(
    String.raw`^(?:[Aa](?:dd|ppend)\s+|(?=(?:new|another|one more) (?:line|sentence)))${LINE}${END}${WHO}${END}${WHERE}${END}${BEFORE_SAID}${SAID}$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:[Aa]dd|[Aa]ppend|[Pp]ut|[Ww]rite)\s+${SAID}\s+(?:(?:(?:at|to)\s+the\s+(?:very\s+)?(?:end|bottom)|as\s+(?:the|an?)\s+(?:new\s+)?(?:last|final|closing|new)\s+line)(?:\s+of\s+(?<where>.+))?|to\s+(?<script>(?:the|this|my)\s+.*\bscript|(?:the|this|my)\s+(?!(?:.*\s)?(?:tags?|boards?|title|titles|favou?rites|library|transcript|prompt|lyrics|song|image|picture|clip)\b)[^"“]+))$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:(?:[Aa]nd\s+)?(?:[Aa]t\s+the\s+(?:very\s+)?(?:end|bottom)|[Ff]inally|[Ll]astly|[Aa]s\s+(?:a|the)\s+last\s+line)\s*,?\s*(?:of\s+(?<where>[^,:"“]+?)\s*,?\s*)?(?:add|put|write|append|say)|[Aa]ppend|[Aa]dd(?=\s*:)|[Aa]dd\s+(?:the\s+)?(?:text|words|following))\s*:?\s*${SAID}$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:[Gg]ive|[Ww]rite|[Ll]et)\s+(?:the\s+)?(?<who>[\p{L}][\p{L}\p{M}'’-]*)\s+(?:have\s+)?(?:an?other|one more|a|the|two|three|some)\s+(?:(?:new|more|last|final|closing)\s+)*lines?${END}${WHERE}${END}${BEFORE_SAID}${SAID}$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:[Ll]et|[Hh]ave|[Mm]ake)\s+(?:the\s+)?(?<who>[\p{L}][\p{L}\p{M}'’-]*)\s+(?:also\s+|then\s+)?(?:say|add|answer|reply|shout|ask)\s+${SAID}\s+(?:at\s+the\s+end|as\s+the\s+last\s+line|in\s+(?:the|this)\s+script)$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:[Ee]nd|[Ff]inish|[Cc]lose)\s+(?<where>this|it|the script|this script|the .+? script)\s+with${BEFORE_SAID}${SAID}$`,
    'u',
  ),
] as const;

/** Adds lines to the end of a script: what is in quotation marks, one each. */
export const addLines: Skill = {
  name: 'add lines',
  examples: ['Add a line at the end: "Only in cinemas."', 'Add a line for Anna: "Good evening."'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('add_script_lines')) return null;
    const groups = ADDING.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
    const texts = quotedTexts(groups?.['said'] ?? '')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    if (!groups || texts.length === 0) return null;
    const who = groups['who'] ?? groups['role'];
    const character = who === undefined ? {} : { character: who };
    return {
      understood: 'Add lines to a script.',
      act(hands) {
        const [script] = findTargets(hands, groups['where'] ?? groups['script'] ?? 'this script', {
          kinds: ['script'],
          isSingle: true,
        });
        hands.call('add_script_lines', { id: script!.id, lines: texts.map((each) => ({ text: each, ...character })) });
        return `Added ${texts.length === 1 ? 'a line' : `${texts.length} lines`} at the end of “${script!.title}”.`;
      },
    };
  },
};
