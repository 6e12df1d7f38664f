import { expect, it } from 'vitest';
import { heardTrackId } from './heard-track-id.ts';

const word = (replacement: string, voiceId = 'v') => ({
  voiceId,
  title: 'Odrik',
  text: 'Odrik',
  pronunciations: [{ word: 'Odrik', replacement }],
});

it('tells apart a word with another reading, another voice and another sample sentence', () => {
  const voice = { voiceId: 'v', title: 'Slate' };
  const ids = [
    heardTrackId(word('Oh-drick'), 'One.'),
    heardTrackId(word('Odd-rick'), 'One.'),
    heardTrackId(word('Oh-drick', 'w'), 'One.'),
    heardTrackId(voice, 'One.'),
    heardTrackId(voice, 'Two.'),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  expect(heardTrackId({ ...word('Oh-drick'), title: 'Else' }, 'Two.')).toBe(ids[0]);
});
