import { expect, it } from 'vitest';
import { type EngineFacts, engineProblem } from './engine-problem.ts';

const fine: EngineFacts = { key: { state: 'set' }, local: { state: 'ready' }, isAddressConfirmed: true };

it('keeps from generating only what the cloud is sure to refuse', () => {
  expect(engineProblem('cloud', fine)).toBeNull();
  expect(engineProblem('cloud', { ...fine, key: { state: 'unset' } })).toEqual({ reason: 'no_key', blocks: true });
  expect(engineProblem('cloud', { ...fine, key: { state: 'unavailable' } })).toEqual({
    reason: 'no_keychain',
    blocks: false,
  });
  expect(engineProblem('cloud', { ...fine, key: { state: 'unset' }, isAddressConfirmed: false })).toEqual({
    reason: 'address',
    blocks: true,
  });
});

it('asks the local engine for neither key nor address, and lets it be started again', () => {
  const nothing: EngineFacts = { key: { state: 'unset' }, local: { state: 'ready' }, isAddressConfirmed: false };
  expect(engineProblem('local', nothing)).toBeNull();
  expect(engineProblem('local', { ...nothing, local: { state: 'restarting' } })).toBeNull();
  expect(engineProblem('local', { ...nothing, local: { state: 'failed' } })).toEqual({
    reason: 'stopped',
    blocks: false,
  });
});

it('stands in nobody’s way before core has answered', () => {
  const unknown: EngineFacts = { key: undefined, local: undefined, isAddressConfirmed: true };
  expect([engineProblem('local', unknown), engineProblem('cloud', unknown)]).toEqual([null, null]);
});
