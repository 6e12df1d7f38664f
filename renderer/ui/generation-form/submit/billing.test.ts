import { expect, it } from 'vitest';
import { billingText } from './billing.ts';

it('says that this computer is free whatever is generated', () => {
  expect(billingText('local', { unit: 'characters', amount: 500, times: 3 })).toBe('Free, on this computer.');
});

it('names the units of the service and how often, and never money', () => {
  expect(billingText('cloud', { unit: 'characters', amount: 1200, times: 3 })).toBe('Billed as 3 × 1,200 characters.');
  expect(billingText('cloud', { unit: 'voices', amount: 1 })).toBe('Billed as 1 voice.');
  expect(billingText('cloud', { unit: 'seconds', amount: 6 })).toBe('Billed as 6 seconds.');
  expect(billingText('cloud', { unit: 'images', amount: 4 })).toBe('Billed as 4 images.');
});
