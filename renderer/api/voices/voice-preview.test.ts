import { expect, it } from 'vitest';
import { voicePreviewName } from './voice-preview.ts';

const word = (replacement: string, voiceId = 'v') => ({
  engine: 'local' as const,
  voiceId,
  text: 'Odrik',
  pronunciations: [{ word: 'Odrik', replacement }],
});

it('names differently what sounds differently: another reading, voice, text or service', () => {
  const names = [
    voicePreviewName(word('Oh-drick')),
    voicePreviewName(word('Odd-rick')),
    voicePreviewName(word('Oh-drick', 'w')),
    voicePreviewName({ engine: 'local', voiceId: 'v', text: 'One.' }),
    voicePreviewName({ engine: 'local', voiceId: 'v', text: 'Two.' }),
    voicePreviewName({ engine: 'cloud', voiceId: 'v', text: 'Two.' }),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(voicePreviewName(word('Oh-drick'))).toBe(names[0]);
});
