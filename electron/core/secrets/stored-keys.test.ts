import { describe, expect, it } from 'vitest';
import { keyFor, readStoredKeys, storedText, withKey, withOrigin, withoutOrigin } from './stored-keys.ts';

const HERE = 'https://api.example.com';
const PROXY = 'https://proxy.example.net';
const OTHER = 'https://other.example.org';

const KEYS = [
  { key: 'sk-here', origins: [HERE, PROXY] },
  { key: 'sk-other', origins: [OTHER] },
];

describe('what the keychain holds', () => {
  it('is read as it was written, and nothing is there before anything was', () => {
    expect(readStoredKeys(storedText(KEYS), OTHER)).toEqual(KEYS);
    expect(readStoredKeys(storedText([]), OTHER)).toEqual([]);
    expect(readStoredKeys(null, HERE)).toEqual([]);
  });

  it('of an earlier version is one key of the address in use, also where it looks like a number', () => {
    for (const key of ['sk-old', '1234567890', 'true'])
      expect(readStoredKeys(key, HERE)).toEqual([{ key, origins: [HERE] }]);
  });

  it('of a newer version is no key for anybody: all keys of all addresses would be sent to this one', () => {
    const newer = JSON.stringify({ version: 2, keys: { [OTHER]: 'sk-other' } });
    expect(() => readStoredKeys(newer, HERE)).toThrow(
      expect.objectContaining({ code: 'NO_KEYCHAIN', data: { reason: 'newer' } }),
    );
  });

  it('that is damaged is no key either, and may be entered anew', () => {
    const whole = storedText(KEYS);
    const damaged = [
      `${whole} `.replace('"version":1', '"version":"1"'),
      '{"version":1,"keys":[{"key":"","origins":[]}]}',
      '{"version":1,"keys":[{"key":"sk-x"}]}',
      '[]',
      'null',
      '"sk key"',
      'two\nlines',
      'with blanks in it',
      '',
    ];
    for (const text of damaged) expect(readStoredKeys(text, HERE)).toEqual([]);
    expect(readStoredKeys(whole.slice(0, -3), HERE).map(({ key }) => key)).not.toContain('sk-here');
  });
});

describe('the key for an origin', () => {
  it('is that of this very origin: not of one that begins or ends like it, has another port, or no encryption', () => {
    expect([HERE, PROXY, OTHER].map((origin) => keyFor(KEYS, origin))).toEqual(['sk-here', 'sk-here', 'sk-other']);
    const near = [
      `${HERE}:8443`,
      `${HERE}.evil.net`,
      'http://api.example.com',
      'https://API.example.com',
      'https://api',
      '',
    ];
    for (const origin of near) expect(keyFor(KEYS, origin)).toBeNull();
  });

  it('takes the place of the one before, for every origin that this one had been allowed', () => {
    const changed = withKey(KEYS, 'sk-new', PROXY);
    expect([HERE, PROXY, OTHER].map((origin) => keyFor(changed, origin))).toEqual([null, 'sk-new', 'sk-other']);
  });

  it('is removed with all that it was allowed, and no other with it', () => {
    expect(withoutOrigin(KEYS, HERE)).toEqual([KEYS[1]]);
    expect(withoutOrigin(KEYS, 'https://nobody.example')).toEqual(KEYS);
  });

  it('may be sent to one more origin, where there is one', () => {
    const more = withOrigin(KEYS, { from: OTHER, to: 'https://fourth.example' });
    expect(keyFor(more, 'https://fourth.example')).toBe('sk-other');
    expect(keyFor(more, OTHER)).toBe('sk-other');
    expect(withOrigin(KEYS, { from: 'https://nobody.example', to: HERE })).toEqual(KEYS);
  });
});
