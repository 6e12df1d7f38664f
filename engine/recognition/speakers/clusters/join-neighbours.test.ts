import { expect, it } from 'vitest';
import { DRAWN_VARIANCES, drawnPrints } from '../../measures/drawn-prints.ts';
import { joinNeighbours } from './join-neighbours.ts';
import { voiceGroup } from '../voice-evidence.ts';

it('cuts speech where the voice changes and never joins over a pause', () => {
  const turns = [
    { speaker: 0, stretches: 5 },
    { speaker: 1, stretches: 4 },
    { speaker: 0, stretches: 3 },
  ];
  const clusters = drawnPrints(turns).map(({ point }, member) => ({
    group: voiceGroup(1, Float64Array.from(point), DRAWN_VARIANCES),
    members: [member],
  }));
  const members = (isJoinable: boolean[]) =>
    joinNeighbours(clusters, isJoinable, { leastGain: 0, voiceVariances: DRAWN_VARIANCES }).map((cluster) => [
      ...cluster.members,
    ]);
  const always = Array<boolean>(11).fill(true);
  expect(members(always)).toEqual([
    [0, 1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10, 11],
  ]);
  expect(members(always.with(1, false))[0]).toEqual([0, 1]);
  expect(joinNeighbours([], [], { leastGain: 0, voiceVariances: DRAWN_VARIANCES })).toEqual([]);
});
