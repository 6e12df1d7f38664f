import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConversationSettings } from '../../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { MessagePart } from '../../../../shared/domain/conversation/message.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, MessageId } from '../../../../shared/domain/ids.ts';
import type { Db } from '../../database/database.ts';
import type { ResponsePiece } from '../../service/responses/response-service.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { endInterrupted } from '../interrupted-answers.ts';
import { insertConversation } from '../stored/conversation-table.ts';
import { findMessage, insertMessage, type StoredMessage } from '../stored/message-table.ts';
import { type Answers, createAnswers } from './answers.ts';

const CHAT = 'chat' as ItemId;
const ANSWER = 'answer' as MessageId;
const SETTINGS: ConversationSettings = {
  engine: 'cloud',
  model: 'M3',
  effort: null,
  tier: 'standard',
  instructions: '',
  maxOutputTokens: null,
  usesTools: false,
  starters: [],
};
const USAGE = { inputTokens: 10, cachedTokens: 0, outputTokens: 5, reasoningTokens: 0 };
const END: ResponsePiece = { kind: 'end', model: 'M3', usage: USAGE, incomplete: null };

let context: TestContext;
let warned: unknown[];
let isDiskFull: boolean;
let answers: Answers;

beforeEach(() => {
  vi.useFakeTimers();
  [warned, isDiskFull] = [[], false];
  const note = (_: string, facts?: unknown) => void warned.push(facts);
  context = openTestContext({ log: { info: () => undefined, warn: note, error: note } });
  answers = createAnswers({ ...context, db: onSmallDisk(context.db) });
});
afterEach(async () => {
  await answers.dispose();
  vi.useRealTimers();
  context.end();
});

/** A database whose disk is full while the test says so. */
function onSmallDisk(db: Db): Db {
  const guarded =
    (write: Db['write']): Db['write'] =>
    (work) => {
      if (isDiskFull) throw new Failure('DISK_FULL', 'The disk is full.');
      return write(work);
    };
  return { ...db, write: guarded(db.write), writeSynced: guarded(db.writeSynced) };
}

/** Begins an answer of the model, whose pieces come as the test says. */
function begin(stream: () => AsyncGenerator<ResponsePiece, void, undefined>): void {
  const message: StoredMessage = {
    id: ANSWER,
    conversationId: CHAT,
    parentId: null,
    role: 'assistant',
    state: 'answering',
    parts: [],
    incomplete: null,
    failure: null,
    model: null,
    usage: null,
    owner: 'this',
    createdAtMs: 1,
    finishedAtMs: null,
  };
  context.db.write((tx) => {
    insertConversation(tx, { id: CHAT, title: 'Chat', settings: SETTINGS, isTitled: true, nowMs: 1 });
    insertMessage(tx, message);
  });
  answers.begin({
    message,
    parts: [],
    settings: SETTINGS,
    runner: {
      tools: { effectsOf: () => ({ effects: [], isInCloud: false }), run: async () => ({}) },
      engine: 'cloud',
      leavesComputer: false,
      ruleOf: () => undefined,
      setRule: () => undefined,
    },
    ask: async () => ({
      service: { stream },
      request: { model: 'M3', instructions: '', effort: null, tier: 'standard', maxOutputTokens: null },
      functions: () => [],
      input: [],
    }),
  });
}

/** Text that comes each second, after which the end comes when `isOver` says so. */
const eachSecond = (isOver: () => boolean) =>
  async function* (): AsyncGenerator<ResponsePiece, void, undefined> {
    for (let second = 1; !isOver(); second += 1) {
      yield { kind: 'text', delta: `${second} ` };
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    yield END;
  };
const stored = () => findMessage(context.db, ANSWER);
const textOf = (parts: readonly MessagePart[]) => parts.map((part) => ('text' in part ? part.text : '')).join('');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const end = () => endInterrupted({ ...context, owner: 'this', isLiving: (owner) => owner === 'other', answers });

describe('an answer that comes in', () => {
  it('is on the disk each second, so that a kill loses no more', async () => {
    let isOver = false;
    begin(eachSecond(() => isOver));
    await pass(3500);
    expect(stored()).toMatchObject({ state: 'answering', owner: 'this' });
    expect(textOf(stored().parts)).toBe('1 2 3 ');
    isOver = true;
    await pass(1000);
    expect(stored()).toMatchObject({ state: 'complete', owner: null, usage: USAGE, model: 'M3' });
  });

  it('outlives a full disk: it goes on, says so in the log, and is stored once there is room', async () => {
    let isOver = false;
    begin(eachSecond(() => isOver));
    await pass(1500);
    isDiskFull = true;
    await pass(2000);
    expect(textOf(stored().parts)).toBe('1 ');
    expect(warned).toEqual([{ code: 'DISK_FULL' }, { code: 'DISK_FULL' }]);
    isDiskFull = false;
    await pass(1000);
    expect(textOf(stored().parts).length).toBeGreaterThan('1 2 3 '.length);
    isOver = true;
    await pass(1000);
    expect(stored()).toMatchObject({ state: 'complete' });
  });

  it('whose end cannot be stored is under way for nobody: it is interrupted at the next look, with what was stored', async () => {
    let isOver = false;
    begin(eachSecond(() => isOver));
    await pass(1500);
    [isDiskFull, isOver] = [true, true];
    await pass(2000);
    expect(answers.of(CHAT)).toBeNull();
    isDiskFull = false;
    expect(stored().state).toBe('answering');
    end();
    expect(stored()).toMatchObject({ state: 'interrupted', owner: null });
    expect(textOf(stored().parts)).toBe('1 ');
  });

  it('that is under way here or in another living program is left alone', async () => {
    let isOver = false;
    begin(eachSecond(() => isOver));
    await pass(1500);
    end();
    expect(stored().state).toBe('answering');
    isOver = true;
    await pass(1000);
    for (const [owner, state] of [
      ['other', 'answering'],
      ['gone', 'interrupted'],
    ] as const) {
      const other = { ...stored(), id: owner as MessageId, state: 'answering', owner } as const;
      context.db.write((tx) => insertMessage(tx, other));
      end();
      expect(findMessage(context.db, other.id).state).toBe(state);
    }
  });

  it('counts what each request used, also where the answer is then stopped while a tool waits', async () => {
    begin(async function* () {
      yield { kind: 'call', callId: 'a', name: 'no_such_tool', arguments: '{}' };
      yield END;
    });
    await pass(100);
    answers.stop(CHAT);
    await pass(100);
    const used = context.db.all<{ inputTokens: number }>('SELECT input_tokens AS inputTokens FROM token_usage');
    expect(used.length).toBeGreaterThan(0);
    expect(new Set(used.map(({ inputTokens }) => inputTokens))).toEqual(new Set([10]));
  });

  it('ends after 25 requests of a model that goes in circles', async () => {
    let asked = 0;
    begin(async function* () {
      asked += 1;
      yield { kind: 'call', callId: 'same', name: 'no_such_tool', arguments: '{}' };
      yield END;
    });
    await pass(100);
    expect([asked, stored().state, stored().incomplete]).toEqual([25, 'incomplete', 'most_steps']);
    const ids = stored().parts.map((part) => (part.type === 'call' ? part.callId : ''));
    expect(new Set(ids).size).toBe(25);
  });
});
