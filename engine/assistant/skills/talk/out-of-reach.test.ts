import { expect, it } from 'vitest';
import { helpFor } from './answer-help.ts';
import { replyOf } from './out-of-reach.ts';
import { OUT_OF_REACH } from './out-of-reach-wishes.ts';

it('tells of each wish that no tool does how it is done in Atelier, where the help knows', () => {
  const unanswered = OUT_OF_REACH.filter(({ topic }) => topic !== '' && helpFor(topic) === null);
  expect(unanswered.map(({ topic }) => topic)).toEqual([]);
});

it.each([
  ['put together a rough cut of these clips', /can’t[^]*Cut clips together/],
  ['upload this to youtube', /can’t[^]*doesn’t upload/],
  ['crop this image to a circle', /can’t[^]*Edit image/],
  ['transpose the song to d minor', /can’t[^]*key/],
  ['remove the background from this', /can’t[^]*backgrounds/],
  ['switch to dark mode', /can’t[^]*Appearance/],
  ['clone my voice', /can’t[^]*sample/],
])('answers “%s” honestly', (wish, answer) => {
  const found = OUT_OF_REACH.find(({ asked }) => asked.test(wish));
  expect(found && replyOf(found)).toMatch(answer);
});
