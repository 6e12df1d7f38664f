import { expect, it } from 'vitest';
import type { MessageId } from '../ids.ts';
import { branchRuns } from './branches.ts';
import type { MessageNode } from './message-tree.ts';

const node = (id: string, parentId: string | null): MessageNode => ({
  id: id as MessageId,
  parentId: parentId as MessageId | null,
});
const drawn = (nodes: MessageNode[], leafId: string | null) =>
  branchRuns(nodes, leafId as MessageId | null).map(
    ({ id, level, isShown, messageCount, version, versions }) =>
      `${'  '.repeat(level)}${isShown ? '●' : '○'} ${id} ${messageCount} ${version}/${versions}`,
  );

const FORKED = [
  node('q1', null),
  node('a1', 'q1'),
  node('a2', 'q1'),
  node('q2', 'a1'),
  node('b1', 'q2'),
  node('q3', 'a1'),
  node('b2', 'q3'),
];

it('is one run where nothing was answered again or edited, and nothing in an empty chat', () => {
  expect(drawn([node('q1', null), node('a1', 'q1'), node('q2', 'a1')], 'q2')).toEqual(['● q1 3 1/1']);
  expect(drawn([], null)).toEqual([]);
});

it('reads straight down along the branch that is shown, with the others beside it', () => {
  expect(drawn(FORKED, 'b1')).toEqual(['● q1 1 1/1', '  ○ a2 1 2/2', '● a1 1 1/2', '  ○ q3 2 2/2', '● q2 2 1/2']);
});

it('goes on with the newest version in branches that are not shown', () => {
  expect(drawn(FORKED, 'a2')).toEqual(['● q1 1 1/1', '  ○ a1 1 1/2', '    ○ q2 2 1/2', '  ○ q3 2 2/2', '● a2 1 2/2']);
});

it('ends where messages name each other, and walks through thousands of forks', () => {
  expect(drawn([node('a', 'b'), node('b', 'a')], 'a')).toEqual([]);
  const many = Array.from({ length: 5000 }, (_, index) => {
    const parent = index === 0 ? null : `m${index - 1}`;
    return [node(`x${index}`, parent), node(`m${index}`, parent)];
  }).flat();
  const runs = branchRuns(many, 'm4999' as MessageId);
  expect(runs).toHaveLength(10_000);
  expect(Math.max(...runs.map(({ level }) => level))).toBe(1);
});
