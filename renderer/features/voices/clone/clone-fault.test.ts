import { expect, it } from 'vitest';
import { cloneFault } from './clone-fault.ts';
import { cloneFaultTexts } from './clone-fault-texts.ts';

it('leads to the step where what the service refused can be mended, and quotes the speech it recognised', () => {
  const fault = cloneFault({
    code: 'INVALID_INPUT',
    message: 'The sample doesn’t match its text.',
    data: { serviceCode: 1043, reason: 'text_validation', heard: 'there is a wall', requestId: 'r-1' },
  });
  expect(fault).toEqual({ kind: 'text_validation', step: 'transcript', heard: 'there is a wall', requestId: 'r-1' });
  expect(cloneFaultTexts.text_validation('there is a wall').why).toContain('“there is a wall”');
  expect(cloneFaultTexts.text_validation(null).why).not.toContain('Recognised');
});

it('leaves failures alone that have nothing to do with what was entered', () => {
  const data = { reason: 'taken' };
  expect(cloneFault({ code: 'NETWORK_UNREACHABLE', message: '', data })).toBeNull();
  expect(cloneFault({ code: 'INVALID_INPUT', message: '', data: { reason: 'toString' } })).toBeNull();
  expect(cloneFault({ code: 'INVALID_INPUT', message: '', data })?.step).toBe('name');
});
