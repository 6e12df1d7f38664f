import { findTargets } from '../../plan/find-targets.ts';
import { PlanStopped, type Hands } from '../../plan/hands.ts';
import { tidy } from '../generating/made-of.ts';
import type { Skill } from '../skill.ts';

const NAME = '(?:["“][^"”]+["”]|[\\p{Lu}][\\p{L}\\p{M}\'’.-]*(?:\\s+[\\p{Lu}][\\p{L}\\p{M}\'’.-]*){0,3})';
const RENAMING = new RegExp(
  `^(?:[Rr]ename|[Cc]all|[Cc]hange)\\s+(?:the\\s+)?(?:(?:name\\s+of\\s+)?(?:the\\s+)?(?:character|speaker)(?:\\s+named?|\\s+called)?\\s+)?(?<who>${NAME}|(?<=character\\s)[\\p{Ll}][\\p{L}-]*)\\s+(?:(?:to|as|into)\\s+)?(?<name>(?:[Tt]he\\s+)?${NAME})(?<where>\\s+in\\s+.+)?$`,
  'u',
);
const ROLE = `(?:the\\s+)?(?:character\\s+)?(?<who>${NAME}|[\\p{L}][\\p{L}’'-]*)`;
/** What is said of who is in an open script or transcript. */
const IN_A_TEXT = [
  new RegExp(
    `^(?:[Cc]all|[Nn]ame|[Rr]ename)\\s+the\\s+(?:character\\s+)?(?<who>[\\p{Ll}][\\p{L}-]*)\\s+(?:to\\s+|as\\s+)?(?<name>${NAME})$`,
    'u',
  ),
  new RegExp(
    `^(?:[Rr]ename|[Cc]hange)\\s+${ROLE}\\s*,?\\s+(?:(?:and\\s+)?(?:she|he|they|it)(?:['’]s|\\s+is|\\s+are|\\s+should be)?\\s+)?(?:now\\s+)?(?:called|named|to|as|into)\\s+(?:now\\s+)?(?<name>(?:[Tt]he\\s+)?${NAME})$`,
    'u',
  ),
  new RegExp(
    `^[Tt]he\\s+(?:character\\s+)?(?<who>[\\p{L}][\\p{L}’'-]*)\\s+(?:becomes|(?:is|should be|shall be|will be|goes|gets|has to be)\\s+(?:now\\s+)?(?:called|named|renamed(?: to)?|by the name of))\\s+(?<name>(?:[Tt]he\\s+)?${NAME})(?:\\s+now)?$`,
    'u',
  ),
  new RegExp(
    `^(?:[Gg]ive\\s+${ROLE}\\s+(?:the|a)\\s+(?:new\\s+)?name\\s*:?\\s*|[Tt]he\\s+(?:new\\s+)?name\\s+of\\s+(?:the\\s+)?(?:character\\s+)?(?<whose>${NAME}|[\\p{L}][\\p{L}’'-]*)\\s+(?:is|should be)\\s+(?:now\\s+)?)(?<name>(?:[Tt]he\\s+)?${NAME})(?:\\s+now)?$`,
    'u',
  ),
  new RegExp(
    `^(?:[Tt]he\\s+)?(?<who>[\\p{L}][\\p{L}-]*?)(?:['’]s|s['’]?)\\s+(?:new\\s+)?name\\s+(?:is|should be|shall be|will be|has to be)\\s+(?:now\\s+)?(?<name>(?:[Tt]he\\s+)?${NAME})(?:\\s+now)?$`,
    'u',
  ),
  new RegExp(
    `^(?<who>${NAME})\\s+(?:is|should be|shall be|will be)\\s+(?:now\\s+)?(?:called|named|renamed(?: to)?)\\s+(?<name>(?:[Tt]he\\s+)?${NAME})(?:\\s+now)?$`,
    'u',
  ),
] as const;

/** Other things that a text has. */
const NOBODY =
  /^(?:speaker|title|file|script|transcript|recording|episode|line|word|name|first|second|third|last|it|this|that)\b/i;

/** Renames a character of a script, or a speaker of a transcript, by name. */
export const renameCharacter: Skill = {
  name: 'rename character',
  examples: ['Rename Anna to Ann', 'Rename the character Tom to Thomas in the lighthouse story'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('rename_character')) return null;
    const isText = /^(?:script|transcript)$/.test(situation.studio.open?.kind ?? '');
    const groups = [RENAMING, ...(isText ? IN_A_TEXT : [])]
      .map((pattern) => pattern.exec(text)?.groups)
      .find((each) => each !== undefined);
    const who = unquoted(groups?.['who'] ?? groups?.['whose'] ?? '');
    // Words in quotation marks are replaced, where nobody is named.
    const isOfWords = /^change\s+["“]/i.test(text);
    if (!groups || who === '' || NOBODY.test(who) || isOfWords) return null;
    const name = unquoted(groups['name']!);
    return {
      understood: `Rename ${who} to ${name}.`,
      act(hands) {
        const [item] = findTargets(hands, groups['where'] ?? 'this', {
          kinds: ['script', 'transcript'],
          isSingle: true,
        });
        const { id, title, kind } = item!;
        if (kind === 'transcript') hands.call('rename_speaker', { id, speakerId: speakerNamed(hands, id, who), name });
        else hands.call('rename_character', { id, character: who, name });
        return `Renamed ${who} to ${name} in “${title}”.`;
      },
    };
  },
};

const unquoted = (text: string): string => tidy(text.replaceAll(/["“”]/g, ''));

function speakerNamed(hands: Hands, id: string, wanted: string): string {
  const { lines } = hands.call('read_transcript', { id });
  for (const { speakerId, speaker } of Array.isArray(lines) ? (lines as Record<string, unknown>[]) : []) {
    const isIt = typeof speaker === 'string' && speaker.toLowerCase() === wanted.toLowerCase();
    if (isIt && typeof speakerId === 'string') return speakerId;
  }
  throw new PlanStopped(`No speaker there is called “${wanted}”. Nothing was renamed.`);
}
