import { expect, it } from 'vitest';
import { newScriptLine } from '../../../../../shared/domain/test-data/script-data.ts';
import { openScriptFor } from '../test-data/open-script-data.ts';
import { openInWindow } from '../test-data/script-core.ts';
import { documentOf, editScript } from './open-scripts.ts';

it('does not read an open script again after its own edits, and keeps the lines that were not edited', async () => {
  const { id, core, open } = await openInWindow(
    openScriptFor([newScriptLine('a', 'One.'), newScriptLine('b', 'Two.')]).script,
  );
  const [first, second] = open().script.lines;
  if (!first || !second) throw new Error('The script has no lines.');
  editScript(id, [{ kind: 'setText', lineId: first.id, text: 'Uno.' }], 'Edit text');
  documentOf(id)?.sync();
  await documentOf(id)?.settled();
  expect(core.asked.filter(([name]) => name === 'scripts.get')).toHaveLength(1);
  expect(open().script.lines.map(({ text }) => text)).toEqual(['Uno.', 'Two.']);
  expect(open().script.lines[1]).toBe(second);
});
