import { describe, expect, it } from 'vitest';
import {
  type AnswerChange,
  applyAnswerChanges,
} from '../../../../shared/domain/conversation/answers/answer-changes.ts';
import type { MessagePart } from '../../../../shared/domain/conversation/message.ts';
import { LiveAnswer } from './live-answer.ts';

/** What a window has after following to the end. */
async function followed(
  live: LiveAnswer,
  signal?: AbortSignal,
): Promise<{ parts: MessagePart[]; batches: AnswerChange[][] }> {
  let parts: MessagePart[] = [];
  const batches: AnswerChange[][] = [];
  for await (const changes of live.follow(signal)) {
    batches.push(structuredClone(changes));
    parts = applyAnswerChanges(parts, changes);
  }
  return { parts, batches };
}

describe('an answer that several windows follow', () => {
  it('is the same for all, whenever they came', async () => {
    const live = new LiveAnswer([{ type: 'text', text: 'Before. ' }]);
    const early = followed(live);
    live.say('text', 'One ', 0);
    live.say('text', 'two.', 0);
    await Promise.resolve();
    const late = followed(live);
    live.say('reasoning', 'Hm', 5);
    live.say('reasoning', '.', 9);
    live.say('text', 'Three.', 10);
    live.end();
    const after = followed(live);
    const all = await Promise.all([early, late, after]);
    const whole: MessagePart[] = [
      { type: 'text', text: 'Before. One two.' },
      { type: 'reasoning', text: 'Hm.', durationMs: 9 },
      { type: 'text', text: 'Three.' },
    ];
    // A window counts reasoning only when its part is whole.
    for (const { parts } of all)
      expect(parts.map((part) => ('text' in part ? part.text : ''))).toEqual(
        whole.map((part) => ('text' in part ? part.text : '')),
      );
    expect(live.parts).toEqual(whole);
  });

  it('tells a window in few batches, however many words come at once', async () => {
    const live = new LiveAnswer([]);
    const following = followed(live);
    await Promise.resolve();
    for (let word = 0; word < 5000; word += 1) live.say('text', 'word ', 0);
    live.end();
    const { parts, batches } = await following;
    expect(parts).toEqual([{ type: 'text', text: 'word '.repeat(5000) }]);
    expect(batches.length).toBeLessThanOrEqual(3);
    expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(2);
  });

  it('lets go a window that leaves, while the others go on', async () => {
    const live = new LiveAnswer([]);
    const leaving = new AbortController();
    const [gone, stays] = [followed(live, leaving.signal), followed(live)];
    live.say('text', 'One. ', 0);
    leaving.abort();
    await gone;
    live.say('text', 'Two.', 0);
    live.end();
    expect((await stays).parts).toEqual([{ type: 'text', text: 'One. Two.' }]);
  });

  it('gives copies: what a window does to its parts is not in the answer', async () => {
    const live = new LiveAnswer([{ type: 'text', text: 'Mine.' }]);
    live.end();
    for await (const changes of live.follow(undefined)) {
      for (const change of changes) if ('part' in change && change.part.type === 'text') change.part.text = 'Yours.';
    }
    expect(live.parts).toEqual([{ type: 'text', text: 'Mine.' }]);
  });
});
