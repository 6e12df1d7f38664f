import { quotedTexts } from '../../language/quoted-texts.ts';
import { findTargets } from '../../plan/find-targets.ts';
import type { Skill } from '../skill.ts';

const KIND = '(?:transcript|script|recording|image|picture|photo|song|track|clip|video|chat|item|file)';
/** What is renamed is pointed at, or called by its kind: a bare name is of a speaker or a character. */
const TARGET = `(?<target>(?:this|it|the selected ${KIND}|(?:this|that|the|my)\\s+(?:[^\\s]+\\s+){0,4}?${KIND}(?:\\s+["“][^"”]+["”])?))`;
const RENAMING = [
  new RegExp(`^(?:rename|retitle)\\s+${TARGET}\\s+(?:to|as|into)\\s+(?<title>.+)$`, 'i'),
  new RegExp(`^(?:change|set)\\s+the\\s+(?:title|name)\\s+of\\s+${TARGET}\\s+(?:to|as)\\s+(?<title>.+)$`, 'i'),
  new RegExp(`^(?:call|name|title)\\s+${TARGET}\\s+(?<title>["“‘'].+)$`, 'i'),
] as const;

const QUOTED_TITLE = /^(?:rename|retitle)\s+(?<target>"[^"]+"|“[^”]+”)\s+(?:to|as|into)\s+(?<title>.+)$/i;

/** Renames an item of the library. */
export const renameItems: Skill = {
  name: 'rename items',
  examples: ['Rename this transcript to Harbour talk', 'Change the title of this song to “Low tide”'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('rename_items')) return null;
    // Beside an open text a quoted name may be a speaker's or a character's.
    const isOpen = /^(?:transcript|script|recording)$/.test(situation.studio.open?.kind ?? '');
    const ways = isOpen ? RENAMING : [...RENAMING, QUOTED_TITLE];
    const groups = ways.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
    if (!groups) return null;
    const wanted = groups['title']!.trim();
    const title = quotedTexts(wanted)[0] ?? wanted.replace(/[.!]$/, '');
    return {
      understood: `Rename an item to “${title}”.`,
      act(hands) {
        const [item] = findTargets(hands, groups['target']!, { isSingle: true });
        hands.call('rename_items', { names: [{ id: item!.id, title }] });
        return `“${item!.title}” is now “${title}”.`;
      },
    };
  },
};
