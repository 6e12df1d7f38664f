import { Failure, type FailureRecord, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import { judgeCall, type ToolDecision, type ToolRule } from '../../../../shared/domain/conversation/tool-approval.ts';
import { parseJson } from '../../../../shared/domain/files/parse-json.ts';
import { GET_TOOLS, toolsAskedFor } from '../../../../shared/domain/tools/offered-tools.ts';
import type { CallEffects, Tool } from '../../../../shared/domain/tools/tool.ts';
import { isToolName, type ToolName, TOOLS } from '../../../../shared/domain/tools/tools.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { Tools } from '../../tools/tools.ts';
import type { LiveAnswer } from './live-answer.ts';

/** What calls are run with. */
export type CallRunner = {
  tools: Tools;
  /** The engine of the conversation, with which tools work unless a call names another. */
  engine: EngineChoice;
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
    if (part.tool === GET_TOOLS) return update({ state: 'done', answer: JSON.stringify(getTools(part, runner)) });
    if (!isToolName(part.tool))
      throw reasonedFailure('INVALID_INPUT', 'tool_unknown', { tool: part.tool.slice(0, 100) });
    const input = parseJson(part.arguments === '' ? '{}' : part.arguments);
    const { engine } = runner;
    // Nobody is asked about a call that cannot run: it fails here, with what is wrong.
    const does = runner.tools.effectsOf({ name: part.tool, input, engine });
    if (!(await isAllowed({ callId: part.callId, tool: part.tool, does }, update, runner)))
      return update({ state: 'refused' });
    runner.signal.throwIfAborted();
    update({ state: 'running' });
    // All that the user has seen and allowed, or a rule of theirs has, and nothing that it has come to do since.
    const approved = does.effects;
    const answer = await runner.tools.run({ name: part.tool, input, engine, approved, signal: runner.signal });
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

/** What is offered from the next request on: the call stands in the answer, which `toolsOfMessages` reads. */
function getTools({ arguments: json }: ToolCallPart, { ruleOf }: CallRunner) {
  const names = toolsAskedFor(parseJson(json));
  if (!names) {
    const problem = 'not a list of names from the schema';
    throw reasonedFailure('INVALID_INPUT', 'tool_input', { tool: GET_TOOLS, path: 'names', problem });
  }
  const isAllowed = (name: ToolName) => ruleOf(name) !== 'never';
  return { tools: names.filter(isAllowed), notAllowed: names.filter((name) => !isAllowed(name)) };
}

async function isAllowed(
  { callId, tool, does }: { callId: string; tool: ToolName; does: CallEffects },
  update: Update,
  runner: CallRunner,
): Promise<boolean> {
  const { leavesComputer } = runner;
  const { verdict, effects } = judgeCall(does, { rule: runner.ruleOf(tool), leavesComputer });
  update({ effects });
  if (verdict !== 'ask') return verdict === 'run';
  update({ state: 'waiting' });
  const decision = await runner.ask(callId);
  // What was allowed on this computer says nothing about the cloud.
  if (decision === 'allow-in-chat') runner.setRule(tool, allowRule(tool, does));
  if (decision === 'never') runner.setRule(tool, 'never');
  return decision === 'allow-once' || decision === 'allow-in-chat';
}

function allowRule(name: ToolName, { isInCloud }: CallEffects): ToolRule {
  const tool: Tool = TOOLS[name];
  return tool.cloudEffects === undefined || isInCloud ? 'allow' : 'allow-local';
}
