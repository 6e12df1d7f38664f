import { describe, expect, it } from 'vitest';
import type { Log } from '../host-ports.ts';
import { withoutKeys, withoutKeysAndPaths } from './scrub.ts';
import { scrubbedLog, scrubbedValue } from './scrubbed-log.ts';

const KEY = 'sk-live0123456789abcdefXYZ';

/** What a log of the host gets of one line. */
function loggedBy(write: (log: Log) => void, withoutKnownKeys = (text: string) => text): unknown[] {
  const lines: unknown[] = [];
  const note = (message: string, data?: Record<string, unknown>) => void lines.push([message, data]);
  write(scrubbedLog({ info: note, warn: note, error: note }, withoutKnownKeys));
  return lines;
}

describe('what looks like a key', () => {
  it.each([
    [`Authorization: Bearer ${KEY}`, 'live0123'],
    ['Authorization: Bearer abc', 'abc'],
    ['authorization=Basic dXNlcjpwYXNz', 'dXNl'],
    ['bearer xyz12', 'xyz12'],
    ['token: "abc"', 'abc'],
    [String.raw`{"message":"token: \"abc\" was refused"}`, 'abc'],
    [String.raw`first line\nsk-live0123456789abcdefXYZ`, 'live0123'],
    [String.raw`\u000ask-live0123456789abcdefXYZ`, 'live0123'],
    [`first line\n${KEY}`, 'live0123'],
    [`my-${KEY}`, 'live0123'],
    [`https://api.example/v1?key=${KEY}&x=1`, 'live0123'],
    [`{"apiKey":"${'x'.repeat(12)}"}`, 'xxxx'],
    ["{'password': 'swordfish'}", 'swordfish'],
    ['token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'eyJ'],
    ['see eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln there', 'eyJ'],
    [`odd ${'a1B2'.repeat(15)} end`, 'a1B2a1B2'],
  ])('goes: %s', (text, secret) => {
    expect(withoutKeys(text)).not.toContain(secret);
  });

  it.each([
    'max_tokens 500, 3 tokens left',
    'job 3f2b8c1e-5f0a-4f6e-9d7c-0a1b2c3d4e5f, trace 0a1b2c',
    'task-12 failed after 30 s',
    'POST /v1/speech_to_text gave 429',
    'The keyboard-shortcut was changed',
  ])('is not found in: %s', (text) => {
    expect(withoutKeys(text)).toBe(text);
  });
});

describe('paths', () => {
  it('go, and the file and line of a stack frame stay', () => {
    expect(withoutKeysAndPaths('ENOENT: open /home/anna/Interview with Bob.wav')).toBe('ENOENT: open [path]');
    expect(withoutKeysAndPaths(String.raw`EPERM C:\Users\Anna\clip.mp4`)).toBe('EPERM [path]');
    expect(withoutKeysAndPaths('    at run (file:///home/anna/dist/node/main.js:120:7)')).toBe(
      '    at run ([path]/main.js:120:7)',
    );
    expect(withoutKeysAndPaths(String.raw`at C:\Users\Anna\app\main.cjs:1:2`)).toBe('at [path]/main.cjs:1:2');
  });
});

describe('scrubbing', () => {
  const units = [
    '/',
    '\\',
    '\\/',
    '/a',
    'a/',
    '/ ',
    'sk-',
    'key-',
    'eyJ',
    'eyJ-',
    'eyJ.',
    'bearer ',
    'token:',
    'token: "',
  ];
  const more = [
    '.js:1:1',
    '/x.js:1:',
    '=',
    'a1',
    '-',
    '_',
    '.',
    '"',
    "'",
    '\\n',
    '\\u0041',
    ' ',
    '\n',
    'é',
    '\u{1F600}',
    '\0',
  ];

  // A pattern that looks back over the text for each of its characters would need minutes here, and fail by the time limit.
  it.each([...units, ...more])('is linear in the length of a text of %j', (unit) => {
    const text = unit.repeat(Math.ceil((256 * 1024) / unit.length));
    expect(withoutKeysAndPaths(text).length).toBeGreaterThan(0);
  });

  it('is total: any text and any value give something that JSON can hold', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const parts = [...units, ...more, ` ${KEY} `, 'authorization', 'secret', ':', '{', '}', ',', '\ud800'];
    for (let round = 0; round < 20_000; round += 1) {
      const text = Array.from({ length: random(12) }, () => parts[random(parts.length)]).join('');
      const result = withoutKeysAndPaths(text);
      expect(result, text).not.toContain('live0123');
      JSON.parse(JSON.stringify(scrubbedValue({ text, list: [text] }, withoutKeys)));
    }
  });

  it('of a log never throws, whatever the data is', () => {
    const circle: Record<string, unknown> = { big: 10n, at: new Date(NaN), call: () => KEY, symbol: Symbol(KEY) };
    circle['self'] = circle;
    const trap = {
      get value(): string {
        throw new Error('no');
      },
    };
    const lines = loggedBy((log) => {
      log.error('token: "abc"', { text: 'token: "abc"', error: new Error(KEY), [KEY]: 1, circle });
      log.warn('trap', { trap });
      log.info('bytes', { bytes: new Uint8Array(3) });
    });
    expect(JSON.stringify(lines)).not.toMatch(/live0123|"abc/);
    expect(lines).toHaveLength(3);
  });

  it('of a log leaves what is no secret as it is', () => {
    expect(loggedBy((log) => log.error(`refused ${KEY}`, { deep: { key: KEY, n: [1, null] }, status: 401 }))).toEqual([
      ['refused [removed]', { deep: { key: '[removed]', n: [1, null] }, status: 401 }],
    ]);
  });
});
