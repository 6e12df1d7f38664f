import { expect, it } from 'vitest';
import { insertPause, spaced } from './editor-commands.ts';
import type { ActiveEditor } from '../../lines/selection/active-editor.ts';

const at = (text: string, from: number, to = from) => ({ read: () => ({ text, from, to }) });

it('keeps a marker apart from the words beside it, and close to punctuation', () => {
  expect(spaced(at('', 0), '<#1#>')).toBe('<#1#> ');
  expect(spaced(at('One two', 3), '<#1#>')).toBe(' <#1#>');
  expect(spaced(at('One two', 4), '<#1#>')).toBe('<#1#> ');
  expect(spaced(at('Onetwo', 3), '<#1#>')).toBe(' <#1#> ');
  expect(spaced(at('One.', 3), '<#1#>')).toBe(' <#1#>');
  expect(spaced(at('One two three', 4, 7), '<#1#>')).toBe('<#1#>');
});

it('inserts half a second of pause at the caret', () => {
  const inserted: string[] = [];
  insertPause({ ...at('One', 3), insert: (text: string) => inserted.push(text) } as unknown as ActiveEditor);
  expect(inserted).toEqual([' <#0.5#> ']);
});
