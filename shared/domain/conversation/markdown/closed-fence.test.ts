import { expect, it } from 'vitest';
import { isFenceClosed } from './closed-fence.ts';

it.each(['```mermaid\npie\n```', '~~~mermaid\npie\n~~~~\n', '```\n```'])('a block that has its end: %j', (block) => {
  expect(isFenceClosed(block)).toBe(true);
});

it.each(['```mermaid', '```mermaid\npie', '```mermaid\npie\n``', '~~~\npie\n```'])(
  'one that still comes in: %j',
  (block) => {
    expect(isFenceClosed(block)).toBe(false);
  },
);
