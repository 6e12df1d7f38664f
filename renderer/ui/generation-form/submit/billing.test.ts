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

it('says what seconds of audio and of clips cost, and of several models only where each has a price', () => {
  const units = [
    { unit: 'seconds' as const, model: 'asr-1.0', price: 0.36 },
    { unit: 'clipSeconds' as const, model: 'fast', price: 0.05 },
    { unit: 'clipSeconds' as const, model: 'fine', price: 0.1 },
  ];
  const prices = { currency: '€', models: [], units };
  expect(billingText('cloud', { unit: 'seconds', amount: 90, model: 'asr-1.0' }, prices)).toBe(
    'Billed as 90 seconds, €0.009.',
  );
  expect(billingText('cloud', { unit: 'clipSeconds', amount: 6, model: 'fast' }, prices)).toBe(
    'Billed as 1 clip of 6 seconds, €0.30.',
  );
  const parts = [
    { model: 'fast', amount: 6 },
    { model: 'fine', amount: 10 },
  ];
  const shots = (given: typeof parts) =>
    billingText('cloud', { unit: 'clipSeconds', amount: 16, parts: given }, prices);
  expect(shots(parts)).toContain('€1.30');
  expect(shots([...parts, { model: 'other', amount: 1 }])).not.toContain('€');
});

it('says that a free model is free, unless the user has given it a price', () => {
  const songs = { unit: 'songs', amount: 3, model: 'music-cover-free' } as const;
  expect(billingText('cloud', songs)).toBe('Free with this model.');
  expect(billingText('cloud', { ...songs, model: 'music-cover' })).toBe('Billed as 3 songs.');
  const units = [{ unit: 'songs' as const, model: 'music-cover-free', price: 0.5 }];
  expect(billingText('cloud', songs, { currency: '$', models: [], units })).toBe('Billed as 3 songs, $1.50.');
});
