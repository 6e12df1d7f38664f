import { describe, expect, it } from 'vitest';
import {
  characterId,
  characterOf,
  entryOf,
  itemId,
  neutralRecipe,
  newScriptLine,
  scriptOf,
} from '../../test-data/script-data.ts';
import { resolveRecipe } from './resolve-recipe.ts';
import { INHERITED_DELIVERY, NO_EFFECTS } from '../../script/script-settings.ts';
import type { Pronunciation } from '../../script/script-views.ts';
import type { ScriptLine } from '../../script/script.ts';
import { staleCauses } from './stale-causes.ts';

const SCRIPT = itemId('script');
const script = scriptOf([newScriptLine('a', 'Hello there.')], {
  characters: [
    characterOf('anna', 0, {
      voiceId: 'anna-voice',
      delivery: { ...INHERITED_DELIVERY, speed: 1.2, emotion: 'happy' },
    }),
    characterOf('ben', 1),
  ],
});
const recipeOf = (values: Partial<ScriptLine> = {}, dictionary: readonly Pronunciation[] = [], content = script) =>
  resolveRecipe(content, { ...content.lines[0]!, ...values }, dictionary, SCRIPT);
const wordsOf = (text: string, dictionary: readonly Pronunciation[], voiceId = 'v') =>
  recipeOf({ text, voiceId }, dictionary)?.pronunciations.map(({ word, replacement }) => `${word}=${replacement}`);

describe('the recipe of a line', () => {
  it('is neutral where nobody says anything', () => {
    expect(recipeOf()).toEqual(neutralRecipe('Hello there.', { voiceId: 'script-voice' }));
  });

  it('takes each value from the line, else from the character, else from the script', () => {
    const content = {
      ...script,
      settings: {
        ...script.settings,
        language: 'English',
        delivery: { speed: 0.8, volume: 2, pitchSemitones: null, emotion: 'calm' },
        effects: { ...NO_EFFECTS, pitch: 10 },
      },
    };
    const anna = recipeOf({ characterId: characterId('anna') }, [], content);
    expect(anna).toMatchObject({ voiceId: 'anna-voice', speed: 1.2, volume: 2, emotion: 'happy', language: 'English' });
    const own = {
      voiceId: 'own',
      delivery: { ...INHERITED_DELIVERY, speed: 0.5 },
      effects: NO_EFFECTS,
      language: 'auto',
    };
    expect(recipeOf({ characterId: characterId('anna'), ...own }, [], content)).toMatchObject({
      voiceId: 'own',
      speed: 0.5,
      emotion: 'happy',
      effects: NO_EFFECTS,
      language: 'auto',
    });
  });

  it('does not exist without a voice; a character that is not cast does not speak with the script’s', () => {
    expect(recipeOf({ characterId: characterId('ben') })).toBeNull();
    expect(recipeOf({ characterId: characterId('ben'), voiceId: 'own' })?.voiceId).toBe('own');
    expect(recipeOf({}, [], { ...script, settings: { ...script.settings, voiceId: null } })).toBeNull();
  });

  it('holds the words of the dictionaries that are in the text, whole and in any case', () => {
    const dictionary = [
      entryOf('Nguyen', 'win'),
      entryOf('new york', 'noo york'),
      entryOf('York', 'jork'),
      entryOf('C++', 'see plus plus'),
    ];
    expect(wordsOf('NGUYEN went to New  York.', dictionary)).toEqual(['new york=noo york', 'Nguyen=win', 'York=jork']);
    expect(wordsOf('Yorkshire, and Nguyens', dictionary)).toEqual([]);
    expect(wordsOf('We write C++ here', dictionary)).toEqual(['C++=see plus plus']);
    expect(wordsOf('我爱重庆市', [entryOf('重庆', '(chong2)(qing4)')])).toEqual(['重庆=(chong2)(qing4)']);
  });

  it('takes signs in words for what they are', () => {
    for (const word of [
      'e-mail',
      'a/b',
      'a.b',
      'what?',
      '(c)',
      '[x]',
      '{y}',
      'a|b',
      'a\\d',
      '^top',
      '$5',
      '5*',
      'x#y',
      '-',
    ]) {
      expect(wordsOf(`An ${word} here`, [entryOf(word, 'so')]), word).toEqual([`${word}=so`]);
      expect(wordsOf('Nothing of it here', [entryOf(word, 'so')]), word).toEqual([]);
    }
  });

  it('looks for words in what is spoken, not in markers', () => {
    const dictionary = [entryOf('laughs', 'x'), entryOf('new york', 'y')];
    expect(wordsOf('Ha (laughs) new<#1#>york', dictionary)).toEqual(['new york=y']);
    expect(wordsOf('Ha (laughs), she laughs', dictionary)).toEqual(['laughs=x']);
  });

  it('prefers the voice’s dictionary to the script’s and that to the app’s', () => {
    const app = entryOf('Anna', 'app');
    const ofScript = entryOf('anna', 'script', { kind: 'script', scriptId: SCRIPT });
    const other = entryOf('ANNA', 'other', { kind: 'script', scriptId: itemId('other') });
    const ofVoice = entryOf('aNNa', 'voice', { kind: 'voice', voiceId: 'v' });
    expect(wordsOf('Anna', [app, ofScript, other, ofVoice])).toEqual(['aNNa=voice']);
    expect(wordsOf('Anna', [ofVoice, other, ofScript, app], 'w')).toEqual(['anna=script']);
    expect(wordsOf('Anna', [other, app], 'w')).toEqual(['Anna=app']);
    expect(wordsOf('Anna', [other], 'w')).toEqual([]);
  });
});

describe('whether a take is stale', () => {
  const made = recipeOf({}, [entryOf('there', 'dare')])!;

  it('tells nothing of a take that fits, whatever the order of its keys', () => {
    const shuffled = Object.fromEntries(Object.entries(made).toReversed()) as typeof made;
    expect(staleCauses(made, shuffled)).toEqual([]);
    expect(staleCauses(made, structuredClone(made))).toEqual([]);
  });

  it('tells every cause', () => {
    expect(staleCauses(made, { ...made, text: 'Hello.', pronunciations: [] })).toEqual(['text', 'dictionary']);
    expect(staleCauses(made, { ...made, voiceId: 'other' })).toEqual(['voice']);
    expect(staleCauses(made, { ...made, speed: 1.1 })).toEqual(['delivery']);
    expect(staleCauses(made, { ...made, emotion: 'sad' })).toEqual(['delivery']);
    expect(staleCauses(made, { ...made, effects: { ...NO_EFFECTS, sound: 'robotic' } })).toEqual(['effects']);
    expect(staleCauses(made, { ...made, model: 'speech-02-hd', watermark: true })).toEqual(['settings']);
    expect(staleCauses(made, null)).toEqual(['voice']);
  });
});
