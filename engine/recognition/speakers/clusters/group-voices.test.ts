import { describe, expect, it } from 'vitest';
import { DRAWN_VARIANCES, drawnPrints } from '../../measures/drawn-prints.ts';
import { groupVoices } from './group-voices.ts';

/** `count` people who speak in turn, each for `stretches`, `rounds` times. */
const inTurn = (count: number, rounds: number, stretches = 3) =>
  Array.from({ length: count * rounds }, (_, at) => ({ speaker: at % count, stretches }));

/** Whether labels and speakers are the same up to their names. */
function isSameGrouping(turns: readonly { speaker: number; stretches: number }[], labels: Int32Array): boolean {
  const speakers = turns.flatMap(({ speaker, stretches }) => Array<number>(stretches).fill(speaker));
  const pairs = new Set(speakers.map((speaker, at) => `${speaker} ${labels[at]}`));
  return pairs.size === new Set(speakers).size && pairs.size === new Set(labels).size;
}

describe('grouping voices', () => {
  it.each([1, 2, 3, 4, 6, 9])('finds %i speakers whose number is not known', (count) => {
    const turns = inTurn(count, 8);
    expect(isSameGrouping(turns, groupVoices(drawnPrints(turns), null, DRAWN_VARIANCES))).toBe(true);
  });

  it('finds a voice that speaks little beside one that speaks nearly always', () => {
    const turns = [...Array<number>(20).keys()].flatMap((at) => [
      { speaker: 0, stretches: 12 },
      ...(at % 4 === 0 ? [{ speaker: 1, stretches: 3 }] : []),
    ]);
    expect(isSameGrouping(turns, groupVoices(drawnPrints(turns), null, DRAWN_VARIANCES))).toBe(true);
  });

  it('finds as many as the caller says, as far as there are stretches', () => {
    const turns = inTurn(4, 6);
    const prints = drawnPrints(turns);
    expect(isSameGrouping(turns, groupVoices(prints, 4, DRAWN_VARIANCES))).toBe(true);
    expect(new Set(groupVoices(prints, 2, DRAWN_VARIANCES)).size).toBe(2);
    expect(new Set(groupVoices(prints, 5, DRAWN_VARIANCES)).size).toBe(5);
    expect(new Set(groupVoices(prints, 1, DRAWN_VARIANCES)).size).toBe(1);
    expect(new Set(groupVoices(prints.slice(0, 3), 9, DRAWN_VARIANCES)).size).toBe(3);
  });

  it('labels two hours with nine voices, with the count known and not', () => {
    const turns = inTurn(9, 178);
    const prints = drawnPrints(turns);
    expect(prints.at(-1)!.endMs).toBeGreaterThan(7_200_000);
    expect(isSameGrouping(turns, groupVoices(prints, null, DRAWN_VARIANCES))).toBe(true);
    expect(isSameGrouping(turns, groupVoices(prints, 9, DRAWN_VARIANCES))).toBe(true);
  });

  it('tells speakers apart whose common channel is stronger than what differs between them', () => {
    const turns = inTurn(4, 8);
    const channel = DRAWN_VARIANCES.map((variance, index) => Math.sqrt(variance) * (index % 2 === 0 ? 8 : -8));
    const prints = drawnPrints(turns).map((print) => ({
      ...print,
      point: print.point.map((value, index) => value + channel[index]!),
    }));
    expect(isSameGrouping(turns, groupVoices(prints, 4, DRAWN_VARIANCES))).toBe(true);
    const single = prints.filter((_, at) => Math.trunc(at / 3) % 4 === 0);
    expect(new Set(groupVoices(single, null, DRAWN_VARIANCES)).size).toBe(1);
  });

  it('keeps voices together that change with every passage of an hour', () => {
    const drift = inTurn(2, 300).map((turn, at) => ({ ...turn, mood: Math.trunc(at / 50) }));
    const prints = drawnPrints(drift);
    let index = 0;
    for (const { stretches, mood } of drift) {
      for (let count = 0; count < stretches; count++, index++) {
        const shift = Math.sin(mood * 2.4) * 1.2;
        const point = prints[index]!.point.map((value, direction) => value + (direction % 3 === 0 ? shift : 0));
        prints[index] = { ...prints[index]!, point };
      }
    }
    expect(isSameGrouping(drift, groupVoices(prints, null, DRAWN_VARIANCES))).toBe(true);
  });

  it('gives the same labels for the same prints', () => {
    const prints = drawnPrints(inTurn(5, 9, 2));
    expect(groupVoices(prints, null, DRAWN_VARIANCES)).toEqual(groupVoices(prints, null, DRAWN_VARIANCES));
  });

  it('copes with no print, a few prints, prints without a voice and equal prints', () => {
    expect(groupVoices([], null, DRAWN_VARIANCES)).toEqual(new Int32Array());
    expect(groupVoices(drawnPrints([{ speaker: 0, stretches: 1 }]), 3, DRAWN_VARIANCES)).toEqual(Int32Array.of(0));
    const [print] = drawnPrints([{ speaker: 0, stretches: 1 }]);
    const equal = Array.from({ length: 50 }, (_, at) => ({ ...print!, startMs: at * 1500, endMs: at * 1500 + 1500 }));
    expect(new Set(groupVoices(equal, null, DRAWN_VARIANCES)).size).toBe(1);
    const silent = equal.map((entry) => ({ ...entry, point: new Float32Array(DRAWN_VARIANCES.length) }));
    expect(new Set(groupVoices(silent, null, DRAWN_VARIANCES)).size).toBe(1);
    expect(new Set(groupVoices(silent, 2, DRAWN_VARIANCES)).size).toBe(2);
  });
});
