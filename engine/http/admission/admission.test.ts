import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

const { signal } = new AbortController();

it('lets in as many as may work and wait, and lets them work in the order in which they came', async () => {
  const door = createAdmission({ atOnce: 1, waiting: 2 });
  const places = [door.enter()!, door.enter()!, door.enter()!];
  expect(door.enter()).toBeNull();
  const order: number[] = [];
  const begun = places.map(async (place, index) => {
    await place.begin(signal);
    order.push(index);
  });
  await begun[0];
  expect(order).toEqual([0]);
  places[0]!.leave();
  places[0]!.leave();
  await begun[1];
  expect(order).toEqual([0, 1]);
  places[1]!.leave();
  await begun[2];
  expect(door.enter()).not.toBeNull();
});

it('forgets one that gives up while it waits, and gives its place to another', async () => {
  const door = createAdmission({ atOnce: 1, waiting: 1 });
  const [working, waiting] = [door.enter()!, door.enter()!];
  await working.begin(signal);
  const hangUp = new AbortController();
  const begun = waiting.begin(hangUp.signal);
  hangUp.abort();
  await expect(begun).rejects.toMatchObject({ code: 'CANCELLED' });
  waiting.leave();
  const next = door.enter()!;
  const nextBegun = next.begin(signal);
  working.leave();
  await nextBegun;
  next.leave();
  await door.enter()!.begin(signal);
});

it('lets urgent requests work before all others that wait, and among each other in their order', async () => {
  const door = createAdmission({ atOnce: 1, waiting: 4 });
  const places = Array.from({ length: 5 }, () => door.enter()!);
  const order: number[] = [];
  const begun = places.map(async (place, index) => {
    await place.begin(signal, index >= 3);
    order.push(index);
  });
  for (const index of [0, 3, 4, 1, 2]) {
    await begun[index];
    places[index]!.leave();
  }
  expect(order).toEqual([0, 3, 4, 1, 2]);
});
