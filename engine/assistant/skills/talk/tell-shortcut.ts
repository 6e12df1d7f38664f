import { contentStems } from '../../../../shared/domain/extraction/content-words.ts';
import { type Command, COMMANDS } from '../../../../shared/domain/commands/commands.ts';
import type { Skill } from '../skill.ts';

const ASKED =
  /\b(?:short-?cuts?|hot-?keys?|key ?(?:binding|combo|combination)s?|keys?|keyboard|buttons? (?:do i|to) press|press(?:es)?)\b/i;
const QUESTION =
  /^(?:the\s+)?(?:keyboard\s+)?(?:short-?cut|hot-?key)\b|^(?:what|which|how|is there|do you know|tell me|whats|what’s|what's|does|any|give me)\b|\?\s*$/i;
/** A key that is told is no shortcut, and that of an account neither. */
const OTHER_KEYS =
  /\b(?:api|cloud|account|secret|music(?:al)?|song)\s+keys?\b|\bkeys?\b.*\b(?:songs?|music|tracks?|melody|chords?)\b|\bkey (?:points?|take-?aways?|ideas?|facts?|moments?|phrases?)\b/i;
/** Words of questions that are in no title. */
const NOISE =
  /\b(?:short-?cuts?|hot-?keys?|key ?(?:binding|combo|combination)s?|keys?|keyboard|buttons?|press(?:es)?|what|which|how|open(?:s|ing)?|get|does|using|use|with|the|for|there|can|only|toggle|switch|player|window|app|program|panel|atelier|whole|entire|everything|all|my|searching)\b/gi;
const MOST_SHOWN = 4;

/** Tells which keys a command has, from the one list of commands. */
export const tellShortcut: Skill = {
  name: 'tell shortcut',
  examples: ['What’s the shortcut for splitting a line?', 'Which key opens the command palette?'],
  understand({ text }) {
    if (!ASKED.test(text) || !QUESTION.test(text) || OTHER_KEYS.test(text)) return null;
    const found = commandsFor(text.replaceAll(NOISE, ' '));
    if (found.length === 0) return null;
    return {
      understood: 'Tell the keys of a command.',
      act: () => found.map(sentence).join('\n'),
    };
  },
};

function commandsFor(wanted: string): Command[] {
  const stems = new Set(contentStems(wanted));
  if (stems.size === 0) return [];
  const scored = COMMANDS.map((command) => {
    const own = contentStems(command.title);
    const shared = own.filter((stem) => stems.has(stem)).length;
    return { command, score: shared / Math.max(own.length, stems.size), shared };
  }).filter(({ shared, score }) => shared > 0 && score >= 0.5);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score === best)
    .map(({ command }) => command)
    .slice(0, MOST_SHOWN);
}

const NAMES: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
};
const written = (chord: string): string =>
  chord === 'Mod++'
    ? 'Ctrl++'
    : chord
        .split('+')
        .map((key) => NAMES[key] ?? key)
        .join('+');

function sentence({ title, keys }: Command): string {
  if (keys.length === 0)
    return `“${title}” has no key. You find it in the command palette (Ctrl+K), and can give it one in Settings, Shortcuts.`;
  const isForMac = keys.some((key) => key.startsWith('Mod'));
  return `“${title}”: ${keys.map(written).join(' or ')}${isForMac ? ' (⌘ instead of Ctrl on a Mac)' : ''}.`;
}
