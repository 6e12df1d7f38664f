import { describe, expect, it } from 'vitest';
import { asked, nextStep } from '../../test-data/next-step.ts';

const said = async (wish: string) => {
  const step = await nextStep([asked(wish)]);
  return 'said' in step ? step.said : step.name;
};

describe('a wish of which only some words are understood', () => {
  it('is asked about, with what would be done', async () => {
    expect(await said('delete')).toMatch(
      /^I’m not sure what you mean, so I did nothing\. Do you want me to move an item to the bin\?/,
    );
  });

  it('is told to be out of reach where it names what no tool changes', async () => {
    expect(await said('the hum in there, could somebody reduce it')).toMatch(/^I can’t edit sound/);
  });

  it('is read from a later verb on where the words before it are no part of it', async () => {
    expect(await nextStep([asked('my idea for tonight: draw a lantern on a boat')])).toMatchObject({
      name: 'generate_images',
      args: { prompt: 'a lantern on a boat' },
    });
  });

  it.each(['my friend told me not to draw a lantern', 'the man who said draw a lantern'])(
    'is not read from a verb that is turned round or told: “%s”',
    async (wish) => {
      expect(await nextStep([asked(wish)])).toHaveProperty('said');
    },
  );
});

describe('what is the user’s to decide', () => {
  it('is left to them', async () => {
    expect(await said('should I do that now?')).toMatch(/yours to decide, and I did nothing/);
  });

  it('is asked about where something is disliked', async () => {
    expect(await said('I hate this picture')).toMatch(/^What should be different\?/);
  });
});

it('answers what it can do instead of doing it', async () => {
  expect(await said('can you delete things?')).toMatch(/^Yes, I can move an item to the bin/);
});
