import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { CoreQueryClient } from './core-query-client.ts';

/** A query of what `facts` says when it is asked, answered when the test says so. */
function watched(client: CoreQueryClient, facts: { now: string }) {
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const { now } = facts;
    return new Promise<string>((resolve) => answers.push(() => resolve(now)));
  };
  const observer = new QueryObserver(client, {
    queryKey: ['fact', { id: 1 }],
    queryFn,
    staleTime: Infinity,
    retry: false,
  });
  observer.subscribe(() => undefined);
  return { answers, shown: () => observer.getCurrentResult().data };
}

const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

it('reads again what changed while it was read for the first time', async () => {
  const client = new CoreQueryClient();
  const facts = { now: 'before' };
  const { answers, shown } = watched(client, facts);
  facts.now = 'after';
  const done = Promise.all([
    client.invalidateQueries({ queryKey: ['fact'] }),
    client.invalidateQueries({ queryKey: ['fact', { id: 1 }] }),
  ]);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await turns();
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await done;
  expect([shown(), answers.length]).toEqual(['after', 2]);
  client.clear();
});

it('leaves alone what is read anew already, and what has another key', async () => {
  const client = new CoreQueryClient();
  const facts = { now: 'before' };
  const { answers, shown } = watched(client, facts);
  await client.invalidateQueries({ queryKey: ['other'] });
  answers[0]?.();
  await turns();
  expect([shown(), answers.length]).toEqual(['before', 1]);
  facts.now = 'after';
  const done = client.invalidateQueries({ queryKey: ['fact'] });
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await done;
  expect([shown(), answers.length]).toEqual(['after', 2]);
  client.clear();
});
