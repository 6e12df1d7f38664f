import { describe, expect, it } from 'vitest';
import { composeScene } from './compose-scene.ts';

const leftOut = (prompt: string) => composeScene(prompt, { seed: 3 }).unknown;

describe('what is told as not drawn', () => {
  it.each([
    ['A green dragon sleeping in a meadow', ['sleeping']],
    ['A hedgehog reading under a mushroom', ['reading']],
    ['A birthday cake with thirty candles', ['30 candles']],
    ['A robot in a yellow raincoat', ['raincoat']],
    ['A fish wearing a hat', ['hat']],
    ['A swan on a lake without trees', ['without trees']],
    ['Portrait of an astronaut', ['portrait']],
    ['A close-up of a robot and a cat', ['close-up']],
    ['A bicycle leaning on a house', ['leaning']],
    ['A cat climbed a tree', ['climbed']],
    ['A boy swims in a lake', ['swims']],
    ['A forest in autumn, snow', ['snow']],
    ['A city at dawn, midnight', ['midnight']],
  ])('has what a subject cannot do or be without: %s', (prompt, words) => {
    expect(leftOut(prompt)).toEqual(words);
  });

  it.each([
    'A fox sleeping in a forest',
    'A woman reading in a park',
    'A birthday cake with seven candles',
    'A wizard with a staff',
    'A chess board with pieces',
    'A dragon flying over mountains',
    'A snowman with a scarf and a carrot nose',
    'An owl on a branch',
    'A chair and a table by the window',
    'A jellyfish in dark water under the sea',
    'A duck swims on a lake',
    'Portrait of a cat',
    'Vines climbing a house',
    'The sun at sunset over a lake',
    'A starry night with the moon at midnight',
  ])('has nothing that is drawn: %s', (prompt) => {
    expect(leftOut(prompt)).toEqual([]);
  });
});

it('draws a clear sky where it is asked for, or where clouds are not wanted', () => {
  for (let seed = 0; seed < 24; seed++) {
    for (const prompt of ['Five balloons in a clear sky', 'Five balloons, no clouds']) {
      const { scene } = composeScene(prompt, { seed });
      expect(scene.weather).toEqual(['clear']);
      expect(scene.hour).not.toBe('overcast');
    }
  }
});
