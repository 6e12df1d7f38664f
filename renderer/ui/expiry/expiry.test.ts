import { expect, it } from 'vitest';
import { expiryState } from './expiry.ts';

const HOUR = 3_600_000;
const at = (hours: number) => expiryState(hours * HOUR, 0);

it('is grey above two days, amber to six hours, red below', () => {
  expect([at(49), at(48), at(6.1), at(6), at(0)].map(({ tone }) => tone)).toEqual([
    'quiet',
    'warn',
    'warn',
    'danger',
    'danger',
  ]);
});

it('says days, then hours, then minutes, and never more hours than are left', () => {
  expect([at(168), at(47), at(24), at(23.9), at(1.5), at(0.5), at(1 / 60), at(0)].map(({ text }) => text)).toEqual([
    '7 days',
    '2 days',
    '1 day',
    '23 hours',
    '1 hour',
    '30 minutes',
    '1 minute',
    'Expired',
  ]);
});

it('fills the ring with the share of seven days and stays in it', () => {
  expect(at(168.01)).toMatchObject({ share: 1, text: '7 days' });
  expect([at(84).share, at(400).share, at(-5)]).toEqual([0.5, 1, expect.objectContaining({ share: 0, isOver: true })]);
});
