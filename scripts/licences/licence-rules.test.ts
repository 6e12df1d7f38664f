import { expect, it } from 'vitest';
import { mayBeShipped } from './licence-rules.mjs';

it('lets permissive, MPL and LGPL parts in and keeps GPL out', () => {
  const verdicts = Object.fromEntries(
    [
      'MIT',
      'MPL-2.0',
      'LGPL-2.1-or-later',
      '(MIT OR GPL-3.0-or-later)',
      'MIT AND OFL-1.1',
      'GPL-2.0',
      'GPL-3.0-or-later',
      'AGPL-3.0',
      'MIT AND GPL-2.0',
      '(MIT AND (GPL-2.0 OR BSD-3-Clause))',
      'SEE LICENSE IN LICENSE',
      'UNLICENSED',
      '',
    ].map((expression) => [expression, mayBeShipped(expression)]),
  );
  expect(verdicts).toEqual({
    MIT: true,
    'MPL-2.0': true,
    'LGPL-2.1-or-later': true,
    '(MIT OR GPL-3.0-or-later)': true,
    'MIT AND OFL-1.1': true,
    'GPL-2.0': false,
    'GPL-3.0-or-later': false,
    'AGPL-3.0': false,
    'MIT AND GPL-2.0': false,
    '(MIT AND (GPL-2.0 OR BSD-3-Clause))': true,
    'SEE LICENSE IN LICENSE': false,
    UNLICENSED: false,
    '': false,
  });
});
