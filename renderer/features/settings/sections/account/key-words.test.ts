import { describe, expect, it } from 'vitest';
import type { KeyStatus } from '../../../../../shared/domain/settings/services/key-status.ts';
import { canChangeKey, cloudPoints, keyWords } from './key-words.ts';

const stored = (values: Partial<KeyStatus> = {}): KeyStatus => ({
  state: 'set',
  vault: 'keychain',
  keychainName: 'Secret Service',
  masked: '••••cafe',
  reason: null,
  ...values,
});

describe('a stored key', () => {
  it('is told by its end and by where it is, each place in its own words', () => {
    const words = (['keychain', 'memory', 'environment'] as const).map((vault) => keyWords(stored({ vault })));
    for (const each of words) expect(each).toContain('••••cafe');
    expect(new Set(words).size).toBe(3);
    expect(words[0]).toContain('Secret Service');
    expect(words[1]).not.toContain('Secret Service');
  });

  it('is told as a mask where not even its end is known', () => {
    expect(keyWords(stored({ masked: null }))).toContain('••••');
    expect(keyWords(stored({ masked: null }))).not.toContain('null');
  });

  it('can be replaced and removed, but not where the environment gives it', () => {
    const changeable = (['keychain', 'memory', 'environment'] as const).filter((vault) => canChangeKey({ vault }));
    expect(changeable).toEqual(['keychain', 'memory']);
  });
});

describe('the cloud', () => {
  const host = 'speech.example';

  it('says where recordings go, and that a key is needed while there is none', () => {
    const withKey = cloudPoints(host, stored());
    expect(withKey.join(' ')).toContain(host);
    for (const state of ['unset', 'unavailable'] as const) {
      expect(cloudPoints(host, { state })).toHaveLength(withKey.length + 1);
    }
  });

  it('asks for no key before it is known whether there is one', () => {
    expect(cloudPoints(host, undefined)).toEqual(cloudPoints(host, stored()));
  });
});
