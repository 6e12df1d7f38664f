import { Failure, type FailureRecord, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import { judgeCall, type ToolDecision, type ToolRule } from '../../../../shared/domain/conversation/tool-approval.ts';
import { parseJson } from '../../../../shared/domain/files/parse-json.ts';
import { isToolName, type ToolName, TOOLS } from '../../../../shared/domain/tools/tools.ts';
import type { Tools } from '../../tools/tools.ts';
import type { LiveAnswer } from './live-answer.ts';

/** What calls are run with. */
export type CallRunner = {
  tools: Tools;
  /** Whether what tools answer is sent to another computer. */
  leavesComputer: boolean;
  /** What the user said about the tool, as it is at this moment. */
  ruleOf(tool: ToolName): ToolRule | undefined;
  /** Keeps what the user says from now on. */
  setRule(tool: ToolName, rule: ToolRule): void;
  /** Resolves with what the user says; rejects with CANCELLED when the answer is stopped. */
  ask(callId: string): Promise<ToolDecision>;
  /** Called when a call has come to stand otherwise, for those who list conversations. */
  onChange(): void;
  signal: AbortSignal;
};

/**
 * Runs the calls of an answer from a place on, one after another: what needs the user's approval waits for it. Failures and
 * refusals are told to the model; only a stopped answer ends the row.
 */
export async function runCalls(live: LiveAnswer, from: number, runner: CallRunner): Promise<void> {
  for (let index = from; index < live.parts.length; index += 1) {
    const part = live.parts[index];
    if (part?.type !== 'call') continue;
    const update = (changes: Partial<ToolCallPart>) => {
      const now = live.parts[index] as ToolCallPart;
      live.set(index, { ...now, ...changes });
      runner.onChange();
    };
    await runCall(part, update, runner);
  }
}

type Update = (changes: Partial<ToolCallPart>) => void;

async function runCall(part: ToolCallPart, update: Update, runner: CallRunner): Promise<void> {
  try {
    if (!isToolName(part.tool))
      throw reasonedFailure('INVALID_INPUT', 'tool_unknown', { tool: part.tool.slice(0, 100) });
    const input = parseJson(part.arguments === '' ? '{}' : part.arguments);
    const { input: schema, effects } = TOOLS[part.tool];
    // Nobody is asked about a call that cannot run: the tools refuse it, with what is wrong.
    const canRun = schema.safeParse(input).success;
    if (canRun && !(await isAllowed({ callId: part.callId, tool: part.tool }, update, runner)))
      return update({ state: 'refused' });
    runner.signal.throwIfAborted();
    update({ state: 'running' });
    // All that its row declares: the user has seen and allowed it, or a rule of theirs has.
    const approved = canRun ? effects : [];
    const answer = await runner.tools.run({ name: part.tool, input, approved, signal: runner.signal });
    update({ state: 'done', answer: JSON.stringify(answer) });
  } catch (error) {
    if (runner.signal.aborted) {
      update({ state: 'stopped' });
      throw new Failure('CANCELLED', 'The answer was stopped.', {}, { cause: error });
    }
    const failure: FailureRecord = failureRecord(error);
    update({ state: 'failed', failure });
  }
}

async function isAllowed(
  { callId, tool }: { callId: string; tool: ToolName },
  update: Update,
  runner: CallRunner,
): Promise<boolean> {
  const { leavesComputer } = runner;
  const { verdict, effects } = judgeCall(TOOLS[tool], { rule: runner.ruleOf(tool), leavesComputer });
  update({ effects });
  if (verdict !== 'ask') return verdict === 'run';
  update({ state: 'waiting' });
  const decision = await runner.ask(callId);
  if (decision === 'allow-in-chat') runner.setRule(tool, 'allow');
  if (decision === 'never') runner.setRule(tool, 'never');
  return decision === 'allow-once' || decision === 'allow-in-chat';
}
