import { expect, it } from 'vitest';
import { conversationSettingsSchema } from './conversation-settings.ts';
import { GENERAL_STARTERS, STARTERS_OF_KIND, startersOfText } from './starters.ts';

it('are the first four lines that say something, each once, as the settings of a chat take them', () => {
  const text = ` Find the hook \n\nCut it\nFind the hook\n${'x'.repeat(400)}\nName it\nA fifth`;
  const starters = startersOfText(text);
  expect(starters).toEqual(['Find the hook', 'Cut it', 'x'.repeat(200), 'Name it']);
  expect(conversationSettingsSchema.shape.starters.parse(starters)).toEqual(starters);
  expect(startersOfText(' \n ')).toEqual([]);
});

it('are at most four wherever an empty chat is', () => {
  for (const list of [GENERAL_STARTERS, ...Object.values(STARTERS_OF_KIND)]) {
    expect([list.length > 1, list.length <= 4, new Set(list).size]).toEqual([true, true, list.length]);
  }
});
