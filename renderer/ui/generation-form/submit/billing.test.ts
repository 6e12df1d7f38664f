import { expect, it } from 'vitest';
import { billingText } from './billing.ts';

it('says that this computer is free whatever is generated', () => {
  expect(billingText('local', { unit: 'characters', amount: 500, times: 3 })).toBe('Free, on this computer.');
});

it('names the units of the service and how often, and no money', () => {
  expect(billingText('cloud', { unit: 'characters', amount: 1200, times: 3 })).toBe('Billed as 3 × 1,200 characters.');
  expect(billingText('cloud', { unit: 'voices', amount: 1 })).toBe('Billed as 1 voice.');
  expect(billingText('cloud', { unit: 'seconds', amount: 6 })).toBe('Billed as 6 seconds.');
  expect(billingText('cloud', { unit: 'images', amount: 4 })).toBe('Billed as 4 images.');
});

it('says what they cost where the user has given the model a price, and nowhere else', () => {
  const units = [{ unit: 'images' as const, model: 'image-01', price: 0.02 }];
  const prices = { currency: '$', models: [], units };
  const said = (model: string | undefined) => billingText('cloud', { unit: 'images', amount: 4, model }, prices);
  expect(said('image-01')).toBe('Billed as 4 images, $0.08.');
  expect([said('image-01-live'), said(undefined)]).toEqual(['Billed as 4 images.', 'Billed as 4 images.']);
  expect(billingText('cloud', { unit: 'voices', amount: 1, model: 'image-01' }, prices)).toBe('Billed as 1 voice.');
  expect(billingText('local', { unit: 'images', amount: 4, model: 'image-01' }, prices)).toBe(
    'Free, on this computer.',
  );
});
