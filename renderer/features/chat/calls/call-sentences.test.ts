import { describe, expect, it } from 'vitest';
import { TOOL_NAMES } from '../../../../shared/domain/tools/tools.ts';
import { callSentence, itemsNamed } from './call-sentences.ts';
import { toolTitle } from './call-texts.ts';

const titles: Record<string, string> = { i1: 'Red fox', t1: 'Talk' };
const names = {
  titleOf: (id: string) => titles[id],
  boardOf: (id: string) => (id === 'b1' ? 'Holiday' : undefined),
  voiceOf: () => undefined,
};
const said = (tool: string, input: object) => callSentence(tool, JSON.stringify(input), names);

describe('a call in words', () => {
  it('says what is generated of what, and where when the call says it', () => {
    expect(said('generate_images', { prompt: 'A fox', count: 2, engine: 'cloud' })).toBe(
      'Generates 2 images of “A fox”, 1:1, in the cloud.',
    );
    expect(said('generate_clip', { prompt: '[Push in]', firstFrameId: 'i1', durationSeconds: 6 })).toBe(
      'Generates a clip of “[Push in]” that begins with “Red fox”, 6 s.',
    );
    expect(said('generate_song', { style: 'Jazz', isInstrumental: true })).toBe(
      'Generates 1 song in the style “Jazz”, without vocals.',
    );
  });

  it('says what is changed, with titles that are known and counts of what is many', () => {
    const replace = { id: 't1', find: 'Mair', replacement: '', matchesCase: false };
    expect(said('replace_in_transcript', replace)).toBe('Removes “Mair” in “Talk”, whatever the case.');
    expect(said('move_to_bin', { ids: ['t1', 'i1'] })).toBe('Moves 2 items to the bin, with what belongs to them.');
    expect(said('tag_items', { ids: ['gone'], add: ['sea'], remove: ['wet', 'old'] })).toBe(
      'Tags of an item: adds “sea” and removes “wet”, “old”.',
    );
  });

  it('names boards, characters and voices', () => {
    expect(said('add_to_board', { boardId: 'b1', ids: ['i1'] })).toBe('Adds “Red fox” to the board “Holiday”.');
    expect(said('remove_from_board', { boardId: 'b2', ids: ['i1', 't1'] })).toBe('Removes 2 items from a board.');
    expect(said('cast_voice', { id: 't1', character: 'Anna', voiceId: 'Deep_Voice_Man' })).toBe(
      'Gives “Anna” the voice “Deep_Voice_Man” in “Talk”.',
    );
    expect(
      said('set_delivery', { id: 't1', character: 'Anna', speed: 0.9, pitchSemitones: -2, emotion: 'happy' }),
    ).toBe('Sets speed 0.9×, pitch −2 semitones and emotion happy for “Anna” in “Talk”.');
    expect(said('set_delivery', { id: 't1', lineIds: ['l'], emotion: null })).toBe(
      'Sets emotion as inherited for 1 line of “Talk”.',
    );
    expect(said('set_script_lines', { id: 't1', lines: [{ lineId: 'l', text: 'Good evening.' }] })).toBe(
      'Replaces the text of 1 line of “Talk”: “Good evening.”',
    );
  });

  it('shows what a tool would refuse as it is, and cuts what is long', () => {
    expect(said('generate_images', { prompt: 'A fox', hidden: 'engine: cloud' })).toBe(
      'prompt: A fox, hidden: engine: cloud',
    );
    expect(said('get_money', { amount: 5 })).toBe('amount: 5');
    expect(callSentence('get_item', 'no JSON', names)).toBe('');
    expect(said('generate_speech', { text: 'x'.repeat(5000) }).length).toBeLessThan(250);
  });

  it('has a title for every tool', () => {
    expect(TOOL_NAMES.filter((name) => toolTitle(name) === undefined)).toEqual([]);
    expect(toolTitle('constructor')).toBeUndefined();
  });
});

it('looks up only what is an ID', () => {
  expect(itemsNamed(JSON.stringify({ ids: ['a', 'b'], firstFrameId: 'c', prompt: 'd' }))).toEqual(['a', 'c']);
  expect(itemsNamed(JSON.stringify({ id: '../etc', ids: 'a' }))).toEqual([]);
  expect(itemsNamed('[')).toEqual([]);
});
