import type * as z from 'zod';

/**
 * What running a tool may do, a closed set. `reads`: only looks things up. `changes`: changes the library in a way that can be
 * undone. `bills`: may be billed by the service. `sends`: content of the user leaves the computer. `writes`: writes files
 * outside the library. `deletes`: deletes permanently.
 */
export const TOOL_EFFECTS = ['reads', 'changes', 'bills', 'sends', 'writes', 'deletes'] as const;

/** See TOOL_EFFECTS. */
export type ToolEffect = (typeof TOOL_EFFECTS)[number];

/**
 * One ability of Atelier that a model or a command may use. `description` is written for a model: what it does, what it answers
 * and where its input comes from. `input` is strict, so that nothing can be slipped in beside what is declared.
 */
export type Tool = { description: string; input: z.ZodObject; effects: readonly [ToolEffect, ...ToolEffect[]] };

/** Which effects nobody but the user may allow. */
const NEEDS_APPROVAL: Readonly<Record<ToolEffect, boolean>> = {
  reads: false,
  changes: false,
  bills: true,
  sends: true,
  writes: true,
  deletes: true,
};

/**
 * The effects that the user has to approve before a tool runs, in the order of TOOL_EFFECTS; empty where it may run at once. They
 * follow from the tool alone: no input and no document can change them.
 */
export function effectsToApprove({ effects }: Pick<Tool, 'effects'>): ToolEffect[] {
  return TOOL_EFFECTS.filter((effect) => NEEDS_APPROVAL[effect] && effects.includes(effect));
}
