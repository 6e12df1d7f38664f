import { expect, it } from 'vitest';
import { cloneError } from './clone-error.ts';
import { cloneErrorTexts } from './clone-error-texts.ts';

it('leads to the step where what the service refused can be mended, and quotes the speech it recognised', () => {
  const found = cloneError({
    code: 'INVALID_INPUT',
    message: 'The sample doesn’t match its text.',
    data: { serviceCode: 1043, reason: 'text_validation', heard: 'there is a wall', requestId: 'r-1' },
  });
  expect(found).toEqual({ kind: 'text_validation', step: 'transcript', heard: 'there is a wall', requestId: 'r-1' });
  expect(cloneErrorTexts.text_validation('there is a wall').why).toContain('“there is a wall”');
  expect(cloneErrorTexts.text_validation(null).why).not.toContain('Recognised');
});

it('leaves failures alone that have nothing to do with what was entered', () => {
  const data = { reason: 'taken' };
  expect(cloneError({ code: 'NETWORK_UNREACHABLE', message: '', data })).toBeNull();
  expect(cloneError({ code: 'INVALID_INPUT', message: '', data: { reason: 'toString' } })).toBeNull();
  expect(cloneError({ code: 'INVALID_INPUT', message: '', data })?.step).toBe('name');
});
