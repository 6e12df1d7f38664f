import { takeLines } from '../../language/line-words.ts';
import { quotedTexts, withoutQuoted } from '../../language/quoted-texts.ts';
import { PlanStopped, type Hands } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';
import { linedText, lineNames, linesAt, type TextLine } from './line-targets.ts';

/** What happens to the lines. `texts` are in quotation marks. */
type Edit = {
  verb: Verb;
  numbers: readonly number[];
  texts: readonly string[];
  where: string;
  /** On which side of the words a line is split. */
  side: 'before' | 'after';
  /** Who speaks a new line; null where nobody is named. */
  who: string | null;
};
type Verb = 'merge' | 'split' | 'set' | 'delete' | 'insert';

const VERBS: Readonly<Record<Verb, RegExp>> = {
  merge: /^(?:merge|join|combine|unite|fuse|glue|connect|put|bring|make one line (?:of|out of|from))\b/i,
  split: /^(?:split|break|divide|cut)\b/i,
  delete: /^(?:delete|remove|drop|erase|cut|kill|scrap|get rid of|take out|cut out|strip out|throw (?:out|away))\b/i,
  insert: /^(?:add|insert|put|write)\b.*\b(?:after|below|behind|under|following)\s+LINES\b/i,
  set: /^(?:(?:change|set|swap|exchange|rewrite|correct|fix|edit|update|replace|make|turn|reword|rephrase)\b|LINES\s*(?::|=|should|must|needs?|has to|is|ought to)(?=\s))/i,
};
const WHERE = /\b(?:in|of|from)\s+(?<where>(?:the|this|my|that)\s+.+?)\s*$/i;
const TOGETHER = /\b(?:together|into one|in one|as one)\b/i;
/** Before or after which words a line is split. */
const AT = /\b(?:before|after|at|where it says|in front of|behind)\b/i;

/** “Change line 3 to The end.”: what it is to say may stand without quotation marks. */
const SAYS =
  /(?<=\blines? \w{1,8}\s*)(?<to>:|\bto(?: say| read)?|\bwith|\bby|\bas|\binto|\bshould (?:say|read|be):?|\bneeds to (?:say|read|be):?)\s+(?<text>[^"“„«:]{2,400})$/i;
const WHO = /\b(?:for|by)\s+(?<who>\p{Lu}[\p{L}\p{M}’'-]*)/u;

/** Merges, splits, rewrites, deletes and inserts lines of a transcript or a script by their numbers. */
export const editLines: Skill = {
  name: 'edit lines',
  examples: [
    'Merge lines 3 and 4',
    'Split line 2 before "but then"',
    'Change line 5 to "The end."',
    'Delete the last line',
  ],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing) return null;
    const edit = editIn(text);
    if (!edit || !situation.tools.has('read_transcript')) return null;
    return { understood: `Edit lines: ${edit.verb}.`, act: (hands) => done(hands, edit) };
  },
};

function editIn(text: string): Edit | null {
  const texts = quotedTexts(text.replace(SAYS, '$<to> "$<text>"'));
  const named = takeLines(withoutQuoted(text).trim());
  if (!named) return null;
  const { numbers, rest } = named;
  const said = rest.replaceAll(/\s+/g, ' ').trim();
  const verb = verbOf(said, numbers.length, texts.length);
  if (verb === null) return null;
  const side = /\b(?:after|behind)\b/i.test(said) ? 'after' : 'before';
  const who = WHO.exec(said)?.groups?.['who'] ?? null;
  return {
    verb,
    numbers,
    texts,
    side,
    who,
    where: WHERE.exec(said.replaceAll(/QUOTED.*$/g, ''))?.groups?.['where'] ?? 'this',
  };
}

function verbOf(said: string, lines: number, texts: number): Verb | null {
  if (VERBS.insert.test(said)) return texts > 0 ? 'insert' : null;
  if (VERBS.merge.test(said) && lines > 1 && (texts === 0 || TOGETHER.test(said)))
    return /^(?:put|bring|make)\b/i.test(said) && !TOGETHER.test(said) && !/^make one/i.test(said) ? null : 'merge';
  if (VERBS.split.test(said) && lines === 1 && texts === 1 && AT.test(said)) return 'split';
  if (VERBS.set.test(said) && lines === 1 && texts === 1 && !/\b(?:before|after)\b/i.test(said)) return 'set';
  // Words in quotation marks may be what is to go from the line.
  const isWhole = /^(?:\S+\s+){1,3}?LINES(?:\s+(?:of|in|from)\b.*|\s+(?:completely|altogether|again))?$/i.test(said);
  return VERBS.delete.test(said) && texts === 0 && isWhole ? 'delete' : null;
}

const KINDS: Readonly<Record<Verb, readonly string[]>> = {
  merge: ['transcript'],
  split: ['transcript'],
  set: ['transcript', 'script'],
  delete: ['script', 'transcript'],
  insert: ['script', 'transcript'],
};

function done(hands: Hands, edit: Edit): string {
  const text = linedText(hands, edit.where, KINDS[edit.verb]);
  const { id, kind, title } = text.item;
  if (kind !== 'script' && (edit.verb === 'delete' || edit.verb === 'insert')) throw new PlanStopped(IN_TRANSCRIBE);
  const lines = linesAt(text, edit.numbers);
  const call = callFor(edit, lines, kind === 'script');
  hands.call(call.name, { id, ...call.args });
  return `${call.told} “${title}”. You can undo it.`;
}

function callFor(
  { verb, texts, side, who }: Edit,
  lines: readonly TextLine[],
  isScript: boolean,
): { name: string; args: Record<string, unknown>; told: string } {
  const lineIds = lines.map(({ id }) => id);
  const said = texts[0] ?? '';
  switch (verb) {
    case 'merge':
      return { name: 'merge_transcript_lines', args: { lineIds }, told: `Merged ${lineNames(lines)} of` };
    case 'split': {
      const before = side === 'after' ? behind(lines[0]!.text, said) : said;
      const args = { lineId: lineIds[0]!, before };
      return { name: 'split_transcript_line', args, told: `Split a line before “${before}” in` };
    }
    case 'set': {
      const args = { lines: [{ lineId: lineIds[0]!, text: said }] };
      return { name: isScript ? 'set_script_lines' : 'set_transcript_lines', args, told: 'Rewrote a line of' };
    }
    case 'insert': {
      const rows = texts.map((text) => ({ text, ...(who === null ? {} : { character: who }) }));
      return {
        name: 'add_script_lines',
        args: { afterLineId: lineIds.at(-1)!, lines: rows },
        told: `Added ${lineNames(rows)} to`,
      };
    }
    case 'delete':
      return { name: 'delete_script_lines', args: { lineIds }, told: `Deleted ${lineNames(lines)} of` };
  }
}

/** What a line says behind some words of it. */
function behind(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  const rest = at < 0 ? '' : text.slice(at + words.length).replace(/^[\s.,;:!?…]+/, '');
  if (rest === '') throw new PlanStopped(`The line says nothing behind “${words}”. Nothing was changed.`);
  return rest.slice(0, LONGEST_BEFORE);
}

/** What the tool takes. */
const LONGEST_BEFORE = 500;
const IN_TRANSCRIBE =
  'I can’t delete or add lines of a transcript: none of my tools does that. Open it in Transcribe and edit the line there. I can merge, split and rewrite lines.';
