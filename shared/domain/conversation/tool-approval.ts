import { type CallEffects, effectsToApprove, TOOL_EFFECTS, type ToolEffect } from '../tools/tool.ts';

/**
 * What the user may say about a tool in a conversation. Without a rule, looking things up on this computer is allowed and all else
 * asked. `allow-local` asks as without a rule where the call works with the cloud.
 */
export const TOOL_RULES = ['ask', 'allow', 'allow-local', 'never'] as const;

/** See TOOL_RULES. */
export type ToolRule = (typeof TOOL_RULES)[number];

/** What the user says of one call. `allow-in-chat` and `never` are rules for the calls after it, too. */
export type ToolDecision = 'allow-once' | 'allow-in-chat' | 'skip' | 'never';

/** `effects`: what the user is asked to allow, or what runs with permission. */
export type ToolVerdict = { verdict: 'run' | 'ask' | 'refuse'; effects: ToolEffect[] };

/**
 * Whether a call may run. It follows from the tool's row and the engine, from what the user said, and from whether answers of tools
 * leave this computer: no document or answer has a say in it, and an argument only by asking for the cloud, which asks for more.
 */
export function judgeCall(
  call: CallEffects,
  { rule, leavesComputer }: { rule: ToolRule | undefined; leavesComputer: boolean },
): ToolVerdict {
  const effects = askedEffects(call.effects, leavesComputer);
  if (rule === 'never') return { verdict: 'refuse', effects };
  if (rule === 'allow' || (rule === 'allow-local' && !call.isInCloud)) return { verdict: 'run', effects };
  return { verdict: effects.length > 0 || rule === 'ask' ? 'ask' : 'run', effects };
}

/** Changes can be undone, but whoever talks to a model wants to know of them before. */
function askedEffects(effects: readonly ToolEffect[], leavesComputer: boolean): ToolEffect[] {
  const needed = new Set<ToolEffect>(effectsToApprove(effects));
  if (effects.includes('changes')) needed.add('changes');
  if (leavesComputer) needed.add('sends');
  return TOOL_EFFECTS.filter((effect) => needed.has(effect));
}
