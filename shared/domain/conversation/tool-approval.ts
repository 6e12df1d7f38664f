import { effectsToApprove, type Tool, TOOL_EFFECTS, type ToolEffect } from '../tools/tool.ts';

/** What the user said about a tool in a conversation. Without a rule, looking things up on this computer is allowed and all else asked. */
export type ToolRule = 'ask' | 'allow' | 'never';

/** What the user says of one call. `allow-in-chat` and `never` are rules for the calls after it, too. */
export type ToolDecision = 'allow-once' | 'allow-in-chat' | 'skip' | 'never';

/** `effects`: what the user is asked to allow, or what runs with permission. */
export type ToolVerdict = { verdict: 'run' | 'ask' | 'refuse'; effects: ToolEffect[] };

/**
 * Whether a call may run. It follows from the tool's row, from what the user said, and from whether answers of tools leave this
 * computer: no document, answer or argument has a say in it.
 */
export function judgeCall(
  tool: Pick<Tool, 'effects'>,
  { rule, leavesComputer }: { rule: ToolRule | undefined; leavesComputer: boolean },
): ToolVerdict {
  const effects = effectsOf(tool, leavesComputer);
  if (rule === 'never') return { verdict: 'refuse', effects };
  if (rule === 'allow') return { verdict: 'run', effects };
  return { verdict: effects.length > 0 || rule === 'ask' ? 'ask' : 'run', effects };
}

/** Changes can be undone, but whoever talks to a model wants to know of them before. */
function effectsOf(tool: Pick<Tool, 'effects'>, leavesComputer: boolean): ToolEffect[] {
  const needed = new Set<ToolEffect>(effectsToApprove(tool));
  if (tool.effects.includes('changes')) needed.add('changes');
  if (leavesComputer) needed.add('sends');
  return TOOL_EFFECTS.filter((effect) => needed.has(effect));
}
