import { afterAll, describe, expect, it } from 'vitest';
import { CanvasSet } from '../drawing/canvas.ts';
import { hueOf } from '../drawing/colour.ts';
import { COLOUR_WORDS } from '../prompt/lexicon/colour-words.ts';
import { SUBJECTS } from './subject-registry.ts';
import { drawnSubject } from './test-data/drawn-subject.ts';

const HUE_RANGE_DEGREES = 34;
/** Coats of people, who have skin, hair and trousers besides. */
const LEAST_SHARE = 0.24;

/** Subjects that are not mainly of the colour that is asked for, and why. */
const EXCEPTED: Readonly<Record<string, string>> = {
  campfire: 'fire is of the colour of fire',
  'fried-egg': 'its pan, white and yolk are what it is',
  sandwich: 'its filling is what it is',
  snowman: 'snow is white; its scarf takes the colour',
  'apple-tree': 'its apples take the colour',
  'traffic-light': 'the lamp that is lit takes the colour',
  'open-book': 'its pages are of paper; its cover takes the colour',
  'spider-web': 'its threads take the colour, most of what one sees are the branches about it',
  treehouse: 'the house takes the colour, most of it is the tree',
};

const canvases = new CanvasSet();
afterAll(() => canvases.release());

/** The share of a subject's own pixels that have about the hue of a colour. */
function hueShare(id: string, colour: string): number {
  const data = drawnSubject(canvases, id, { colour });
  const { hue: wanted } = hueOf(colour);
  let [own, shown] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    own += 1;
    const { hue, saturation } = hueOf([data[at]!, data[at + 1]!, data[at + 2]!]);
    const apart = Math.min(Math.abs(hue - wanted), 360 - Math.abs(hue - wanted));
    if (saturation > 0.12 && apart < HUE_RANGE_DEGREES) shown += 1;
  }
  return shown / own;
}

const leastShare = (id: string): number =>
  Math.min(...['red', 'blue', 'green', 'yellow'].map((name) => hueShare(id, COLOUR_WORDS[name]!)));

describe.each([...SUBJECTS.keys()].filter((id) => !(id in EXCEPTED)))('%s', (id) => {
  it('is in its main area of the colour that is asked for', () => {
    expect(leastShare(id)).toBeGreaterThan(LEAST_SHARE);
  });
});

it('excepts only what is not', () => {
  expect(Object.keys(EXCEPTED).filter((id) => leastShare(id) > LEAST_SHARE)).toEqual([]);
});
