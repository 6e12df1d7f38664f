import { PANEL_IDS, type PanelId } from '../../../../shared/domain/panel-id.ts';
import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { findTargets } from '../../plan/find-targets.ts';
import type { Hands } from '../../plan/hands.ts';
import { SeveralFit } from '../../plan/search-titles.ts';
import type { Skill } from '../skill.ts';
import { MOMENT, secondsOf } from '../../texts/read-moments.ts';
import { clock } from '../../texts/clock.ts';

const VERB =
  '(?:open(?: up)?|go to|jump to|take me to|bring up|bring me to|get me to|get to|switch to|pull up|navigate to|head to|start playing|play|start(?= (?:the|my|this|that) )|put on(?= (?:the|my|this|that) )|listen to)';
const OPENING = new RegExp(String.raw`^${VERB}\s+(?<target>.+?)(?:\s+(?:at|from)\s+(?:minute\s+)?${MOMENT})?$`, 'i');
/** “Show me the interview at 3:20”: shown at a moment, it is opened. */
const SHOWING = new RegExp(
  String.raw`^(?:show|play)(?:\s+me)?\s+(?<target>.+?)\s+(?:at|from)\s+(?:minute\s+)?${MOMENT}$`,
  'i',
);
/** “Show me 6:30 in the interview.” */
const MOMENT_FIRST = new RegExp(
  String.raw`^(?:show|play|open)(?:\s+me)?\s+(?:minute\s+)?${MOMENT}(?:\s+(?:in|of|from)\s+(?<target>.+))?$`,
  'i',
);
/** "Skip to 2 min 30 in the interview": the moment comes first. */
const JUMPING = new RegExp(
  String.raw`^(?:skip|jump|go|seek|move|fast[- ]forward|rewind|scroll|play|take me|start|begin)\s+(?:(?:forward|ahead|back)\s+)?(?:to|from|at)\s+(?:minute\s+)?${MOMENT}(?:\s+(?:in|of|into|on)\s+(?<target>.+))?$`,
  'i',
);
const PANEL = /^(?:the\s+|my\s+)?(?:panel\s+)?(?<panel>\w+?)(?:\s+(?:panel|page|tab|section|view|screen|list))?$/i;
/** “Show the settings”: other panels are shown by what is in them. */
const SHOWN_PANEL =
  /^(?:show|display)(?:\s+me)?\s+(?<panel>(?:the\s+|my\s+)?(?:settings|preferences|options|\w+\s+(?:panel|page|tab)))$/i;
/** What panels are called besides their names. */
const PANEL_WORDS: Readonly<Record<string, PanelId>> = {
  image: 'images',
  pictures: 'images',
  videos: 'video',
  clips: 'video',
  songs: 'music',
  song: 'music',
  voice: 'voices',
  task: 'tasks',
  jobs: 'tasks',
  queue: 'tasks',
  preferences: 'settings',
  options: 'settings',
  scripts: 'speak',
  transcripts: 'transcribe',
  transcription: 'transcribe',
  chats: 'chat',
};

/** Opens an item or a panel in the window. */
export const openItem: Skill = {
  name: 'open item',
  examples: ['Open the transcript “Harbour walk” at 1:23', 'Open the library', 'Go to Settings', 'Skip to 2 min 30'],
  understand({ text, isAboutDoing, situation }) {
    const said = text.replace(/[.!]$/, '').replace(/(?<=\b(?:at|from|to)\s)minute (\d{1,3})\b/i, '$1 minutes');
    const shown = SHOWN_PANEL.exec(said)?.groups?.['panel'];
    const groups =
      (shown === undefined ? undefined : { target: shown }) ??
      JUMPING.exec(said)?.groups ??
      MOMENT_FIRST.exec(said)?.groups ??
      SHOWING.exec(said)?.groups ??
      OPENING.exec(said)?.groups;
    if (isAboutDoing || !groups || !situation.tools.has('open_in_window')) return null;
    const target = groups['target'] ?? 'this';
    const named = PANEL.exec(target)?.groups?.['panel']?.toLowerCase();
    const panel =
      PANEL_IDS.find((id) => id === named) ??
      (named !== undefined && Object.hasOwn(PANEL_WORDS, named) ? PANEL_WORDS[named] : undefined);
    const { target: _, ...moment } = groups;
    const atSeconds = Object.values(moment).every((each) => each === undefined) ? undefined : secondsOf(moment);
    return {
      understood: `Open ${target}.`,
      act(hands) {
        if (panel !== undefined) {
          hands.call('open_in_window', { panel });
          return `${panel.charAt(0).toUpperCase()}${panel.slice(1)} is open.`;
        }
        const item = toOpen(hands, target, atSeconds !== undefined);
        hands.call('open_in_window', { id: item.id, ...(atSeconds === undefined ? {} : { atSeconds }) });
        return `“${item.title}” is open${atSeconds === undefined ? '' : ` at ${clock(atSeconds * 1000)}`}.`;
      },
    };
  },
};

/** With a moment, a transcript is shown rather than its recording, which has the same title. */
function toOpen(hands: Hands, target: string, hasMoment: boolean): ContextItem {
  try {
    return findTargets(hands, target, { isSingle: true })[0]!;
  } catch (error) {
    if (!hasMoment || !(error instanceof SeveralFit) || !areOfOneTitle(error.items)) throw error;
    return error.items.find(({ kind }) => kind === 'transcript') ?? error.items[0]!;
  }
}

const areOfOneTitle = (items: readonly ContextItem[]): boolean => new Set(items.map(({ title }) => title)).size === 1;
