import { expect, it } from 'vitest';
import type { ConversationSettings } from './conversation-settings.ts';
import { assistantValues, settingsOfAssistant } from './saved-assistant.ts';

const settings: ConversationSettings = {
  engine: 'cloud',
  model: 'M3',
  effort: 'high',
  tier: 'standard',
  instructions: 'Answer as an editor.',
  maxOutputTokens: null,
  usesTools: false,
  starters: ['Shorten this', 'Find what repeats'],
};

it('gives back what it was saved with', () => {
  expect(settingsOfAssistant({ values: assistantValues(settings) })).toEqual(settings);
});

it('leaves out what it does not know or accept, and a model without its engine', () => {
  const values = { ...settings, effort: 'endless', maxOutputTokens: -1, secret: 'x' };
  const { effort: _effort, maxOutputTokens: _limit, ...rest } = settings;
  expect(settingsOfAssistant({ values })).toEqual(rest);
  expect(settingsOfAssistant({ values: { model: 'M3', effort: 'high', instructions: 'Short.' } })).toEqual({
    instructions: 'Short.',
  });
  expect(settingsOfAssistant({ values: {} })).toEqual({});
});
