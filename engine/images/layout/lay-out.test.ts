import { describe, expect, it } from 'vitest';
import { composeScene } from '../prompt/compose-scene.ts';
import { requireSubject } from '../subjects/subject-registry.ts';
import { layOut } from './lay-out.ts';
import { boxOf, type Placed } from './layout.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const laidOut = (prompt: string, seed: number, size = { width: 1024, height: 1024 }) =>
  layOut(composeScene(prompt, { seed }).scene, size);

describe('layOut', () => {
  it('gives each asked drawing a box within the picture, at every size', () => {
    for (const [width, height] of [
      [1024, 1024],
      [1344, 576],
      [720, 1280],
      [512, 2048],
      [2048, 512],
    ] as const) {
      for (const seed of SEEDS) {
        const { placed } = laidOut('Five sheep, a windmill and two dogs', seed, { width, height });
        expect(placed).toHaveLength(8);
        for (const one of placed) {
          const box = boxOf(one, requireSubject(one.id).width);
          expect((box.left + box.right) / 2).toBeGreaterThan(0);
          expect((box.left + box.right) / 2).toBeLessThan(width);
          expect(box.bottom).toBeLessThanOrEqual(height);
          expect(box.top).toBeGreaterThan(-height * 0.2);
        }
      }
    }
  });

  it('puts subjects on the asked side', () => {
    for (const seed of SEEDS) {
      const { placed } = laidOut('A castle on the left and a horse on the right', seed);
      expect(placed.find(({ id }) => id === 'castle')!.x).toBeLessThan(512);
      expect(placed.find(({ id }) => id === 'horse')!.x).toBeGreaterThan(512);
    }
  });

  it('is the same for the same scene, and differs with the seed', () => {
    expect(laidOut('A fox', 1).placed).toEqual(laidOut('A fox', 1).placed);
    expect(new Set(SEEDS.map((seed) => Math.round(laidOut('A fox', seed).view.horizonY / 40))).size).toBeGreaterThan(3);
  });

  it('sets horizon and size by the composition', () => {
    const horizon = (prompt: string) => laidOut(prompt, 3).view.horizonY;
    expect(horizon('A fox in the hills from above')).toBeLessThan(300);
    expect(horizon('A fox in the hills, low angle')).toBeGreaterThan(800);
    const height = (prompt: string) => laidOut(prompt, 3).placed[0]!.height;
    expect(height('Close-up of a fox')).toBeGreaterThan(2 * height('A fox, wide shot'));
  });

  it('puts what is on something on its top, on a back or a shoulder, and no larger than that', () => {
    for (const [prompt, above, below] of [
      ['A cat on a fridge', 'cat', 'fridge'],
      ['A parrot on a pirate’s shoulder', 'parrot', 'pirate'],
      ['A bird on a hippo', 'sparrow', 'hippopotamus'],
      ['A house on the back of a turtle', 'house', 'turtle'],
    ] as const) {
      const { placed } = laidOut(prompt, 4);
      const [one, other] = [above, below].map((id) => placed.find((drawn) => drawn.id === id)!) as [Placed, Placed];
      expect(one.baseY, prompt).toBeLessThan(other.baseY - other.height * 0.5);
      expect(Math.abs(one.x - other.x), prompt).toBeLessThan(other.height);
      expect(one.height, prompt).toBeLessThan(other.height);
    }
  });

  it('has one thing in each hand', () => {
    const { placed } = laidOut('A knight with a sword and a shield', 4);
    const [knight, sword, shield] = ['knight', 'sword', 'shield'].map((id) => placed.find((one) => one.id === id)!) as [
      Placed,
      Placed,
      Placed,
    ];
    expect((sword.x - knight.x) * (shield.x - knight.x)).toBeLessThan(0);
    expect(knight.pose).toBe('carrying');
  });

  it('keeps small things small beside people, animals and vehicles outdoors, and large ones large', () => {
    const heights = (prompt: string, seed: number) => {
      const { placed } = laidOut(prompt, seed);
      return (id: string) => placed.find((one) => one.id.includes(id))?.height ?? Number.NaN;
    };
    for (const seed of SEEDS) {
      const [tea, sea, moon] = [
        heights('A fox drinking tea in the hills', seed),
        heights('A boy beside a bucket on the beach', seed),
        heights('An astronaut and a flag in the hills', seed),
      ];
      expect(tea('teacup')).toBeLessThan(tea('fox'));
      expect(sea('bucket')).toBeLessThan(sea('child') * 0.8);
      expect(moon('flag')).toBeGreaterThan(moon('astronaut') * 0.5);
    }
  });

  it('seats a rider on what is ridden, and gives an umbrella to its holder', () => {
    for (const seed of SEEDS) {
      const { placed } = laidOut('A knight riding a horse', seed);
      const [knight, horse] = [placed.find(({ id }) => id === 'knight')!, placed.find(({ id }) => id === 'horse')!];
      expect(Math.abs(knight.x - horse.x)).toBeLessThan(horse.height * 0.1);
      expect(knight.baseY).toBeLessThan(horse.baseY);
      expect(knight.pose).toBe('sitting');
    }
  });

  it('keeps what swims in the water and what flies in the sky', () => {
    for (const seed of SEEDS) {
      const { placed, view } = laidOut('Two boats on a lake and an eagle', seed);
      for (const boat of placed.filter(({ id }) => id === 'sailboat'))
        expect(boat.baseY).toBeGreaterThan(view.horizonY);
      const eagle = placed.find(({ id }) => id === 'eagle')!;
      expect(eagle.baseY - eagle.height).toBeLessThan(view.height * 0.6);
    }
  });

  it('puts flowers into their vase and candles onto their cake', () => {
    for (const seed of SEEDS) {
      const { placed } = laidOut('Five tulips in a vase and a cake with nine candles', seed);
      const [vase, cake] = [placed.find(({ id }) => id === 'vase')!, placed.find(({ id }) => id === 'cake')!];
      const [tulips, candles] = [placed.filter(({ id }) => id === 'tulip'), placed.filter(({ id }) => id === 'candle')];
      expect([tulips.length, candles.length]).toEqual([5, 9]);
      for (const { x, baseY, order } of tulips) {
        expect(Math.abs(x - vase.x)).toBeLessThan(vase.height * 0.1);
        expect(baseY).toBeLessThan(vase.baseY);
        expect(order).toBeLessThan(vase.order);
      }
      for (const { x, baseY, order } of candles) {
        expect(Math.abs(x - cake.x)).toBeLessThan(cake.height * 0.5);
        expect(baseY).toBeLessThan(cake.baseY - cake.height * 0.4);
        expect(order).toBeGreaterThan(cake.order);
      }
    }
  });

  it('gives what is worn to who wears it, and no place of its own', () => {
    const { placed } = laidOut('Three penguins wearing red scarves', 2);
    expect(placed.map(({ id }) => id)).toEqual(['penguin', 'penguin', 'penguin']);
    expect(placed.map(({ worn }) => worn)).toEqual(Array(3).fill([{ id: 'scarf', colour: '#c8413a' }]));
  });

  it('lays down what does not stand by itself', () => {
    for (const seed of SEEDS) {
      const [spoon] = laidOut('A spoon', seed).placed;
      expect(Math.abs(spoon!.turn)).toBeGreaterThan(1);
      const standing = laidOut('A spoon in a cup', seed).placed.find(({ id }) => id === 'spoon')!;
      expect(Math.abs(standing.turn)).toBeLessThan(0.2);
    }
  });
});
