import { expect, it } from 'vitest';
import { createFileTickets } from './file-tickets.ts';

it('gives the path behind a ticket once', () => {
  const tickets = createFileTickets();
  const ticket = tickets.issue('/music/a.wav');
  expect([tickets.redeem(ticket), tickets.redeem(ticket), tickets.redeem('made-up' as never)]).toEqual([
    '/music/a.wav',
    null,
    null,
  ]);
});

it('lets old unused tickets lapse', () => {
  const tickets = createFileTickets();
  const first = tickets.issue('/first');
  for (let index = 0; index < 10_000; index += 1) tickets.issue(`/${index}`);
  expect(tickets.redeem(first)).toBeNull();
});
