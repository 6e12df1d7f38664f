import { expect, it } from 'vitest';
import { asked, nextStep } from '../../test-data/next-step.ts';

it.each([
  ['make this calmer: HURRY UP!!! We are late and nobody cares!', /> Hurry up\. We are late and nobody cares\./],
  [
    'shorten this: We are really very happy to see you all here tonight.',
    /> We are happy to see you all here tonight\./,
  ],
  [
    'rewrite it a bit friendlier: You must submit the form today.',
    /^I can’t say it in other words[^]*> You must submit/,
  ],
])('does with a text what rules can, and says what they can’t: “%s”', async (wish, answer) => {
  expect(await nextStep([asked(wish)])).toMatchObject({ said: expect.stringMatching(answer) as string });
});

it('suggests titles for a song from the words that it was generated of, and says where it has none', async () => {
  expect(await nextStep([asked('give me a title for the song')])).toMatchObject({
    said: expect.stringMatching(/can’t see the lyrics of the song/) as string,
  });
});
