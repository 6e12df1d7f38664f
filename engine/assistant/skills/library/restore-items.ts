import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import type { Skill } from '../skill.ts';

const BIN = '(?:the )?(?:bin|trash)';
const RESTORING = [
  /^(?:restore|undelete|recover|un-?bin)\s+(?<target>.+?)(?:\s+from\s+(?:the )?(?:bin|trash))?$/i,
  new RegExp(
    `^(?:bring|get|take|move|put)\\s+(?<target>.+?)\\s+(?:back\\s+)?(?:from|out of|back from)\\s+${BIN}$`,
    'i',
  ),
  /^(?:i|we) did(?:n['’]t| not) (?:want|mean|intend) to (?:delete|bin|remove|trash|throw away|erase) (?<target>.+?)$/i,
  /^(?:(?:i|we)(?:['’]d| would)? )?(?:bring|get|put|want|need|like|give me|have)\s+(?<target>.+?)\s+back(?:\s+(?:from|out of)\s+(?:the )?(?:bin|trash))?$/i,
  /^(?:bring|get|put)\s+(?:back\s+)(?<target>.+?)(?:\s+(?:from|out of)\s+(?:the )?(?:bin|trash))?$/i,
] as const;

/** Restores items from the bin. */
export const restoreItems: Skill = {
  name: 'restore items',
  examples: ['Restore the old demo', 'Get "Old demo" out of the bin'],
  understand({ text, isAboutDoing }) {
    if (isAboutDoing) return null;
    const target = RESTORING.map((pattern) => pattern.exec(text)?.groups?.['target']).find(
      (found) => found !== undefined,
    );
    if (target === undefined) return null;
    return {
      understood: 'Restore items from the bin.',
      act(hands) {
        const items = findTargets(hands, target, { operators: 'is:binned' });
        hands.call('restore_from_bin', { ids: items.map(({ id }) => id) });
        return `Restored ${titlesOf(items)}.`;
      },
    };
  },
};
