import { expect, it } from 'vitest';
import { firstProblem, problemAt } from '../../../ui/generation-form/form-problems.ts';
import { designProblems, spokenPreview } from './design-draft.ts';

const draft = { description: 'A calm woman', previewText: '', watermark: false };

it('asks for a description before anything else can be generated', () => {
  expect(designProblems(draft)).toEqual([]);
  const missing = designProblems({ ...draft, description: ' \n' });
  expect([firstProblem(missing), problemAt(missing, 'description')]).toEqual(['Describe the voice.', null]);
});

it('names the field that is too long and by how much, in characters as the service counts them', () => {
  const emoji = '🎙'.repeat(500);
  expect(designProblems({ ...draft, previewText: ` ${emoji} ` })).toEqual([]);
  const long = designProblems({ ...draft, previewText: `${emoji}ab`, description: 'x'.repeat(2001) });
  expect(problemAt(long, 'previewText')).toBe('What candidates say is 2 characters too long.');
  expect(problemAt(long, 'description')).toBe('The voice description is 1 character too long.');
  expect(firstProblem(long)).toBe('The voice description is 1 character too long.');
});

it('lets candidates say the sample sentence until another text is written', () => {
  expect(spokenPreview(draft, 'A sentence.')).toBe('A sentence.');
  expect(spokenPreview({ previewText: ' Mine. ' }, 'A sentence.')).toBe('Mine.');
});
