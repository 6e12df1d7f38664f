import { isDeepStrictEqual } from 'node:util';
import type { AnswerPiece, Turn } from '../../../engine/assistant/conversation.ts';
import { createStudioAssistant } from '../../../engine/assistant/studio-assistant.ts';
import { writeDocument, writeStudioContext } from '../../../shared/service-api/responses/studio-context.ts';
import type { ExpectedCall, RequestCase } from './request-case.ts';
import { answerTool, DESTRUCTIVE, TEST_STUDIO, TEST_TOOLS, type TestStudio } from './test-studio.ts';

/** What came of a request. `wrongDestructive` are calls that take something away and were not asked for. */
export type Judgement = {
  isRight: boolean;
  made: readonly Made[];
  text: string;
  wrongDestructive: string[];
};

/** A call that was made. */
export type Made = { name: string; args: Record<string, unknown> };

const MOST_CALLS = 12;
const LOOK_UPS =
  /^(?:(?:find|get|read|list)_(?:in_library|item|transcript|script|voices|tasks|boards)|wait_for_task|export_transcript)$/;
/** Arguments that mean the same as none. */
const DEFAULTS: Readonly<Record<string, unknown>> = {
  matchesCase: true,
  matchesWholeWords: false,
  ratio: '1:1',
  query: '',
  state: 'all',
  withTimes: false,
};

/** Tools that write over what is there. */
const OVERWRITING =
  /^(?:(?:replace_in|set|undo)_(?:transcript|script)|(?:set|merge|split)_(?:transcript|script)_lines?|delete_script_lines|remove_from_board|undo_)/;
const NOT_UNDERSTOOD = /^I don’t understand that/;
const UNSURE = /^I’m not sure what you mean/;

/** As `judge`, and neither “I don’t understand that” nor a question what is meant is an answer where it isn’t expected, and writing over what nobody spoke of is as bad as deleting. */
export async function judgeStrictly(request: RequestCase, studio: TestStudio = TEST_STUDIO): Promise<Judgement> {
  const judgement = await judge(request, studio);
  const { made, text } = judgement;
  const names = new Set(request.calls.map(([name]) => name));
  const overwritten = made.filter(({ name }) => OVERWRITING.test(name) && !names.has(name)).map(({ name }) => name);
  const isUnderstood =
    request.mayBeUnknown === true ||
    made.length > 0 ||
    !(NOT_UNDERSTOOD.test(text) || (UNSURE.test(text) && request.mayAsk !== true));
  return {
    ...judgement,
    isRight: judgement.isRight && isUnderstood && overwritten.length === 0,
    wrongDestructive: [...judgement.wrongDestructive, ...overwritten],
  };
}

/** Sends a request with its tools until it has its answer, and compares the calls with those that are expected. */
export async function judge(request: RequestCase, studio: TestStudio = TEST_STUDIO): Promise<Judgement> {
  const { made, text } = await carryOut(request, studio);
  const expected = new Set(request.calls.map(([name]) => name));
  const counted = made.filter(({ name }) => expected.has(name) || !LOOK_UPS.test(name));
  const hasCalls =
    counted.length === request.calls.length && request.calls.every((call, index) => isCall(counted[index]!, call));
  const isAnswered = request.answers?.test(text) ?? true;
  const wrongDestructive = made
    .filter((call) => DESTRUCTIVE.has(call.name) && !request.calls.some((wanted) => isCall(call, wanted)))
    .map((call) => `${call.name} ${JSON.stringify(call.args)}`);
  return { isRight: hasCalls && isAnswered && wrongDestructive.length === 0, made, text, wrongDestructive };
}

/** A judgement as one line for a list of misses. */
export function shownJudgement({ made, text }: Judgement): string {
  const calls = made.map(({ name, args }) => `${name}${JSON.stringify(args)}`).join(' ');
  return `${calls} | ${text.replaceAll('\n', ' ').slice(0, 160)}`;
}

async function carryOut(request: RequestCase, studio: TestStudio): Promise<{ made: Made[]; text: string }> {
  const item = (id: string) => studio.items.find((each) => each.id === id)!;
  const open = request.open === undefined ? null : item(request.open);
  const instructions = writeStudioContext({ open, selected: (request.selected ?? []).map(item) });
  const document =
    request.document === undefined ? [] : [writeDocument({ title: 'notes.txt', text: request.document })];
  const turns: Turn[] = [];
  if (request.before !== undefined) {
    turns.push({ role: 'user', parts: [request.before], media: [] });
    const { text } = await finish(instructions, turns, studio);
    turns.push({ role: 'assistant', parts: [text], media: [] });
  }
  turns.push({ role: 'user', parts: [request.say, ...document], media: [] });
  return await finish(instructions, turns, studio);
}

/** Answers the last request of a conversation, to which its calls are added. */
async function finish(
  instructions: string,
  turns: Turn[],
  studio: TestStudio,
): Promise<{ made: Made[]; text: string }> {
  const made: Made[] = [];
  for (;;) {
    const { call, text } = await next(instructions, turns);
    if (!call || made.length >= MOST_CALLS) return { made, text };
    const args = JSON.parse(call.arguments) as Record<string, unknown>;
    made.push({ name: call.name, args });
    const callId = `call_${turns.length}`;
    turns.push({ role: 'call', callId, ...call });
    turns.push({ role: 'output', callId, text: JSON.stringify(answerTool(call.name, args, studio)), media: [] });
  }
}

async function next(instructions: string, turns: readonly Turn[]) {
  const { pieces } = await createStudioAssistant().begin({
    model: 'Vendor-M3',
    instructions,
    turns,
    tools: TEST_TOOLS,
    effort: null,
    maxOutputTokens: null,
    temperature: null,
    topP: null,
    signal: new AbortController().signal,
  });
  let text = '';
  let call: { name: string; arguments: string } | null = null;
  for await (const piece of pieces as AsyncIterable<AnswerPiece>) {
    if (piece.kind === 'text') text += piece.delta;
    if (piece.kind === 'call') call = { name: piece.name ?? '', arguments: piece.delta };
  }
  return { call, text };
}

function isCall({ name, args }: Made, [wanted, expected]: ExpectedCall): boolean {
  if (name !== wanted) return false;
  const keys = new Set([...Object.keys(args), ...Object.keys(expected)]);
  return [...keys].every((key) => {
    const value = args[key] ?? DEFAULTS[key];
    const right = expected[key] ?? DEFAULTS[key];
    if (right instanceof RegExp) return right.test(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    return isDeepStrictEqual(value, right);
  });
}
