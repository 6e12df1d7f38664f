import { expect, it } from 'vitest';
import type { CharacterId, LineId } from '../../../../../shared/domain/ids.ts';
import {
  DEFAULT_SCRIPT_SETTINGS,
  INHERITED_DELIVERY,
  NO_EFFECTS,
} from '../../../../../shared/domain/script/script-settings.ts';
import type { Script } from '../../../../../shared/domain/script/script.ts';
import { newCharacter, newLine } from '../../lines/new-rows.ts';
import { deliveryOf, effectsOf, scopeEdit, type ScopeTarget, scopesOf, usableScope } from './scopes.ts';

const target = (values: Partial<ScopeTarget> = {}): ScopeTarget => ({
  script: {
    settings: { ...DEFAULT_SCRIPT_SETTINGS, delivery: { ...INHERITED_DELIVERY, speed: 0.9, volume: 2 } },
  } as Script,
  character: { ...newCharacter([], 'Odrik'), delivery: { ...INHERITED_DELIVERY, speed: 1.1 } },
  line: { ...newLine({ characterId: 'c' as CharacterId }), order: 0 },
  ...values,
});

it('takes values over from the nearest scope above', () => {
  expect(deliveryOf('line', target()).inherited).toEqual({ speed: 1.1, volume: 2, pitchSemitones: 0, emotion: null });
  expect(deliveryOf('character', target())).toMatchObject({ own: { speed: 1.1 }, inherited: { speed: 0.9 } });
  expect(deliveryOf('script', target()).inherited.speed).toBe(1);
  expect(effectsOf('line', target())).toEqual({ own: null, inherited: NO_EFFECTS });
});

it('offers only scopes that there are and falls back to one of them', () => {
  const bare = target({ character: null });
  expect([scopesOf(target()), scopesOf(bare), usableScope('character', bare)]).toEqual([
    ['line', 'character', 'script'],
    ['line', 'script'],
    'script',
  ]);
});

it('writes each scope’s own edit', () => {
  const lineIds = ['l1' as LineId];
  const set = { lineIds, values: { effects: null } };
  expect(scopeEdit('line', target(), set)).toEqual({ kind: 'setLines', lineIds, values: { effects: null } });
  expect(scopeEdit('character', target(), set)?.kind).toBe('setCharacter');
  expect(scopeEdit('script', target(), set)).toEqual({ kind: 'setSettings', values: { effects: NO_EFFECTS } });
  expect(scopeEdit('line', target(), { ...set, lineIds: [] })).toBeNull();
});
