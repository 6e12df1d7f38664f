import type * as z from 'zod';
import type { EngineChoice } from '../settings/engine-choice.ts';

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
 * and where its input comes from. `input` is strict, so that nothing can be slipped in beside what is declared. `cloudEffects`
 * are added to `effects` where the call works with the cloud: such a tool takes an `engine`.
 */
export type Tool = {
  description: string;
  input: z.ZodObject;
  effects: readonly [ToolEffect, ...ToolEffect[]];
  cloudEffects?: readonly ToolEffect[];
};

/** All that one call would do, and whether it is the cloud that makes it do more. */
export type CallEffects = { effects: readonly ToolEffect[]; isInCloud: boolean };

/** What a tool does when it works with an engine. */
export function effectsOn({ effects, cloudEffects }: Tool, engine: EngineChoice): CallEffects {
  const isInCloud = engine === 'cloud' && cloudEffects !== undefined;
  return { effects: isInCloud ? [...effects, ...cloudEffects] : effects, isInCloud };
}

/** With which engine a call works: the one that its parsed input names, else the usual one. */
export function engineOf(input: unknown, usual: EngineChoice): EngineChoice {
  const engine = typeof input === 'object' && input !== null && 'engine' in input ? input.engine : undefined;
  return engine === 'local' || engine === 'cloud' ? engine : usual;
}

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
 * Which effects the user has to approve before a tool runs, in the order of TOOL_EFFECTS; empty where it may run at once. They
 * follow from the tool and the engine alone: whoever asks for the cloud asks for its effects, and no document can change them.
 */
export function effectsToApprove(effects: readonly ToolEffect[]): ToolEffect[] {
  return TOOL_EFFECTS.filter((effect) => NEEDS_APPROVAL[effect] && effects.includes(effect));
}
