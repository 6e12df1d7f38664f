import { PANEL_IDS } from '../../../../shared/domain/panel-id.ts';
import { findTargets } from '../../plan/find-targets.ts';
import type { Skill } from '../skill.ts';

const OPENING =
  /^(?:open|go to|jump to|take me to|bring up)\s+(?<target>.+?)(?:\s+(?:at|from)\s+(?<time>\d{1,2}(?::\d{2}){1,2}|[\d.]+\s*(?:s|sec|seconds?|min|minutes?)))?$/i;
const PANEL = /^(?:the\s+)?(?:panel\s+)?(?<panel>\w+)(?:\s+(?:panel|page|tab))?$/i;

/** Seconds of “1:02:03”, “90 s” or “2 minutes”. */
function secondsOf(time: string): number {
  if (!time.includes(':')) return Number.parseFloat(time) * (/min/i.test(time) ? 60 : 1);
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Opens an item or a panel in the window. */
export const openItem: Skill = {
  name: 'open item',
  examples: ['Open the transcript “Harbour walk” at 1:23', 'Open the library', 'Go to Settings'],
  understand({ text, isAboutDoing, situation }) {
    const groups = OPENING.exec(text.replace(/[.!]$/, ''))?.groups;
    if (isAboutDoing || !groups || !situation.tools.has('open_in_window')) return null;
    const target = groups['target']!;
    const named = PANEL.exec(target)?.groups?.['panel']?.toLowerCase();
    const panel = PANEL_IDS.find((id) => id === named);
    const atSeconds = groups['time'] === undefined ? undefined : secondsOf(groups['time']);
    return {
      understood: `Open ${target}.`,
      act(hands) {
        if (panel !== undefined) {
          hands.call('open_in_window', { panel });
          return `${panel.charAt(0).toUpperCase()}${panel.slice(1)} is open.`;
        }
        const [item] = findTargets(hands, target, { isSingle: true });
        hands.call('open_in_window', { id: item!.id, ...(atSeconds === undefined ? {} : { atSeconds }) });
        return `“${item!.title}” is open${groups['time'] === undefined ? '' : ` at ${groups['time']}`}.`;
      },
    };
  },
};
