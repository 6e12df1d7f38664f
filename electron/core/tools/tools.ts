import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CallEffects, ToolEffect } from '../../../shared/domain/tools/tool.ts';

/** A call of a tool as it comes from outside: nothing of it is believed before it was parsed. */
export type ToolCall = {
  name: string;
  input: unknown;
  /** The engine where the input names none; left out, that of the settings. */
  engine?: EngineChoice | undefined;
  /** The folder for exports that the user named beforehand, absolute; left out, a dialog asks for it. */
  folder?: string | undefined;
  /** Effects that the user has approved for this call, never the caller by itself. */
  approved: readonly ToolEffect[];
  signal?: AbortSignal | undefined;
};

/**
 * What a tool answers: plain JSON of a bounded size (MAX_ANSWER_CHARACTERS), without paths, keys and addresses. Long lists and
 * texts come by page; `next` is where the next one begins, null on the last.
 */
export type ToolAnswer = Record<string, unknown>;

/** The tools of assistants and of the command line: shared/domain/tools over core's domains. */
export interface Tools {
  /**
   * All that a call would do, by its tool and the engine that it works with: what approval is asked for. Throws INVALID_INPUT as
   * `run` does.
   */
  effectsOf(call: Pick<ToolCall, 'name' | 'input' | 'engine'>): CallEffects;
  /**
   * Runs a tool. Throws INVALID_INPUT with `reason` `tool_unknown` or `tool_input` (with `path` and `problem`), CONFLICT with
   * `reason` `tool_approval` and `effects` that were not approved, each before anything is done; CANCELLED when `signal` aborts;
   * what the domains throw.
   */
  run(call: ToolCall): Promise<ToolAnswer>;
}
