/** Which licences a shipped part may have. */

/** Permissive, MPL and LGPL. Never GPL or AGPL: the project is MIT and ships no part that would change that. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Its clause about advertising asks for the notice that THIRD-PARTY.md gives.
  'BSD-4-Clause',
  'BSL-1.0',
  'CC0-1.0',
  'ISC',
  'LGPL-2.0-or-later',
  'LGPL-2.1',
  'LGPL-2.1-only',
  'LGPL-2.1-or-later',
  'LGPL-3.0',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/**
 * Whether a licence expression lets a part be shipped: with OR one side is enough, with AND both must do. What is not
 * known is not allowed.
 * @param {string} expression SPDX, as in package.json
 * @returns {boolean}
 */
export function mayBeShipped(expression) {
  const text = expression.trim();
  const inner = wholeInParentheses(text);
  if (inner !== null) return mayBeShipped(inner);
  const either = splitOutside(text, ' OR ');
  if (either.length > 1) return either.some(mayBeShipped);
  const both = splitOutside(text, ' AND ');
  if (both.length > 1) return both.every(mayBeShipped);
  return ALLOWED.has(text.replace(/ WITH .*$/, ''));
}

/** Splits where `separator` stands outside of parentheses. */
function splitOutside(text, separator) {
  const parts = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth -= 1;
    else if (depth === 0 && text.startsWith(separator, index)) {
      parts.push(text.slice(start, index));
      start = index + separator.length;
    }
  }
  return [...parts, text.slice(start)];
}

function wholeInParentheses(text) {
  if (!text.startsWith('(') || !text.endsWith(')')) return null;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0 && index < text.length - 1) return null;
  }
  return text.slice(1, -1);
}
