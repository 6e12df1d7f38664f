import { quotedTexts } from '../../language/quoted-texts.ts';
import { findTargets } from '../../plan/find-targets.ts';
import type { Skill } from '../skill.ts';

const SAID = String.raw`(?<said>["“„«].+)`;
const WHO = String.raw`(?:\s+(?:for|by|from|of|spoken by)\s+(?<who>\p{Lu}[\p{L}\p{M}'’.-]*))?`;
const WHERE = String.raw`(?:\s+(?:to|in|at the end of|at the bottom of)\s+(?<where>[^:"“„«]+?))?`;
const END = String.raw`(?:\s+(?:at|to)\s+the\s+(?:very\s+)?(?:end|bottom))?`;
const BEFORE_SAID = String.raw`\s*(?:saying|that says|that goes|which says|with the text)?\s*[:,]?\s*`;
const LINE = String.raw`(?:(?:an?|the|this|these|another|one|two|three|more|new|last|final|closing)\s+)*(?:lines?|sentences?)`;
const ADDING = [
  new RegExp(
    String.raw`^(?:[Aa](?:dd|ppend)\s+|(?=(?:new|another|one more) (?:line|sentence)))${LINE}${WHO}${END}${WHERE}${END}${BEFORE_SAID}${SAID}$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:[Aa]dd|[Aa]ppend|[Pp]ut|[Ww]rite)\s+${SAID}\s+(?:(?:(?:at|to)\s+the\s+(?:very\s+)?(?:end|bottom)|as\s+(?:the|an?)\s+(?:new\s+)?(?:last|final|closing|new)\s+line)(?:\s+of\s+(?<where>.+))?|to\s+(?<script>(?:the|this|my)\s+.*\bscript))$`,
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
    const character = groups['who'] === undefined ? {} : { character: groups['who'] };
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
