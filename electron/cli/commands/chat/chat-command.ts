import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import type { ConversationSettings } from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { AnswerChange } from '../../../../shared/domain/conversation/answers/answer-changes.ts';
import { type Message, textOfParts, type ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import type { ToolDecision } from '../../../../shared/domain/conversation/tool-approval.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, MessageId } from '../../../../shared/domain/ids.ts';
import type { Core } from '../../../core/create-core.ts';
import { UsageError } from '../../arguments/argument-values.ts';
import type { ChatOptions } from '../../arguments/chat/chat-arguments.ts';
import { wordsOf } from '../../output/failure-lines.ts';
import { print } from '../../output/standard-output.ts';
import { createProfileCore } from '../../profile-core.ts';
import { readStandardInput } from '../../standard-input.ts';
import { readAttachments } from './chat-attachments.ts';

const MAX_PROMPT_BYTES = 400_000;

/** `atelier chat`: the answer streams to standard output, with `--json` as one document. 0 when it is whole, otherwise 1. */
export async function chatCommand(options: ChatOptions, signal: AbortSignal): Promise<number> {
  const prompt =
    options.prompt ??
    new TextDecoder().decode(await readStandardInput({ maxBytes: MAX_PROMPT_BYTES, name: 'The prompt' }));
  if (prompt.trim() === '') throw new UsageError('Give a prompt: atelier chat "Which voices are there?"');
  const { core, dispose } = createProfileCore(options);
  try {
    const id = conversationOf(core, options);
    const { text, items } = await readAttachments(core, options.attached);
    const { answerId } = await core.conversations.send({ id, text: prompt + text, attachments: items });
    const watched = watchAnswer(core, { id: answerId, options });
    const answer = await core.conversations.whenAnswered({ id, signal });
    await watched;
    if (options.isJson) await print(`${JSON.stringify(resultOf(id, answer), null, 2)}\n`);
    else await print('\n');
    return exitCode(answer);
  } finally {
    await dispose();
  }
}

/** The chat to go on with, with what is asked of it changed, or a new one. */
function conversationOf(core: Core, { chat, engine, model, effort, instructions, usesTools }: ChatOptions): ItemId {
  const wished: Partial<ConversationSettings> = {
    ...(engine === null ? {} : { engine }),
    ...(model === null ? {} : { model }),
    ...(effort === null ? {} : { effort }),
    ...(instructions === null ? {} : { instructions }),
    usesTools,
  };
  if (chat === null) return core.conversations.create({ settings: wished }).id;
  core.conversations.update({ id: chat as ItemId, values: { settings: wished } });
  return chat as ItemId;
}

const resultOf = (id: ItemId, { state, parts, incomplete, model, usage }: Message) => ({
  chat: id,
  state,
  incomplete,
  text: textOfParts(parts),
  calls: parts.filter((part) => part.type === 'call').map(({ tool, state: callState }) => ({ tool, state: callState })),
  model,
  usage,
});

function exitCode({ state, incomplete, failure }: Message): number {
  if (state === 'complete') return 0;
  if (failure) throw Failure.of(failure);
  if (state === 'stopped') throw new Failure('CANCELLED', 'The answer was stopped.');
  const why = incomplete === 'max_output_tokens' ? 'the limit of output tokens was reached' : (incomplete ?? state);
  process.stderr.write(`The answer isn’t complete: ${why}.\n`);
  return 1;
}

type Watched = { id: MessageId; options: ChatOptions };

/** Shows the answer as it comes in, and asks about calls that wait. */
async function watchAnswer(core: Core, watched: Watched): Promise<void> {
  const asked = new Set<string>();
  const show = createShower(watched.options);
  for await (const changes of core.conversations.follow({ messageId: watched.id })) {
    for (const change of changes) {
      await show(change);
      if (!('part' in change) || change.part.type !== 'call') continue;
      const { callId, state, effects } = change.part;
      if (state !== 'waiting' || effects.length === 0 || asked.has(callId)) continue;
      asked.add(callId);
      const decision = await decide(change.part, watched.options);
      core.conversations.decide({ messageId: watched.id, callId, decision });
    }
  }
}

/** Text goes to standard output, what tools do to standard error; reasoning is left out. */
function createShower({ isJson }: ChatOptions): (change: AnswerChange) => Promise<void> {
  const texts = new Set<number>();
  return async (change) => {
    if ('appended' in change) {
      if (!isJson && texts.has(change.index)) await print(change.appended);
      return;
    }
    const { part, index } = change;
    if (part.type === 'text') {
      texts.add(index);
      if (!isJson) await print(part.text);
    }
    if (part.type !== 'call' || part.state === 'waiting') return;
    const failed = part.failure ? ` ${wordsOf(part.failure)}` : '';
    process.stderr.write(`[${part.tool}: ${part.state}]${failed}\n`);
  };
}

/** Somebody at a terminal is asked; a program has said with --allow what it allows. */
async function decide(
  { tool, arguments: args, effects }: ToolCallPart,
  { allowed }: ChatOptions,
): Promise<ToolDecision> {
  if (effects.every((effect) => allowed.includes(effect))) return 'allow-once';
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    process.stderr.write(`[${tool} needs approval: add ${effects.map((effect) => `--allow ${effect}`).join(' ')}]\n`);
    return 'skip';
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(`\nRun ${tool} ${args} (${effects.join(', ')})? [y/N] `);
    return /^y(es)?$/i.test(answer.trim()) ? 'allow-once' : 'skip';
  } finally {
    lines.close();
  }
}
