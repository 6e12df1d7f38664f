import { beforeEach, describe, expect, it, vi } from 'vitest';
import { characterId, characterOf, lineId, newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { selectAll } from '../../../ui/collection/list/list-selection.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { openScriptFor } from '../document/test-data/open-script-data.ts';
import { openInWindow } from '../document/test-data/script-core.ts';
import { copiedCount, copyLines, copyWords, duplicateLines, pasteCopied, pasteText } from './line-clipboard.ts';

const { script } = openScriptFor(
  [
    newScriptLine('a', 'The lamp.', { characterId: characterId('anna'), gapAfterMs: 700 }),
    newScriptLine('b', 'Fog.'),
    newScriptLine('c', 'Rain.'),
  ],
  { characters: [characterOf('anna', 0, { name: 'Anna' })] },
);

let open: () => OpenScript;
const said = () => open().script.lines.map(({ text }) => text);
const select = (...ids: string[]) => useSpeak.setState({ selection: selectAll(ids.map(lineId)) });

/** What the system's clipboard gets; null where nothing was copied. */
function copied(): string | null {
  const data = new Map<string, string>();
  const transfer = { setData: (type: string, text: string) => void data.set(type, text) } as unknown as DataTransfer;
  return copyLines(open(), transfer) ? (data.get('text/plain') ?? '') : null;
}

beforeEach(async () => {
  useSpeak.setState(useSpeak.getInitialState(), true);
  ({ open } = await openInWindow(script));
});

describe('copied lines', () => {
  it('come back with all that is set in them, as lines of their own, and are selected', () => {
    select('a');
    const text = copied() ?? '';
    expect(text).toContain('Anna');
    select('c');
    expect(pasteText(open(), text.replaceAll('\n', '\r\n'))).toBe(true);
    expect(said()).toEqual(['The lamp.', 'Fog.', 'Rain.', 'The lamp.']);
    const pasted = open().script.lines[3];
    expect(pasted).toMatchObject({ characterId: 'anna', gapAfterMs: 700 });
    expect(pasted?.id).not.toBe('a');
    expect([...useSpeak.getState().selection.ids]).toEqual([pasted?.id]);
  });

  it('are counted, and can be pasted more than once', () => {
    select('a', 'b');
    copied();
    expect(copiedCount()).toBe(2);
    select('b');
    pasteCopied(open());
    pasteCopied(open());
    expect(said()).toEqual(['The lamp.', 'Fog.', 'The lamp.', 'Fog.', 'The lamp.', 'Fog.', 'Rain.']);
  });

  it('are none without a selection', () => {
    expect(copied()).toBeNull();
  });
});

it('puts lines in once more behind themselves', () => {
  expect(duplicateLines(open())).toBe(false);
  select('a', 'b');
  expect(duplicateLines(open())).toBe(true);
  expect(said()).toEqual(['The lamp.', 'Fog.', 'The lamp.', 'Fog.', 'Rain.']);
});

describe('words', () => {
  const written: string[] = [];
  beforeEach(() => {
    written.length = 0;
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  });

  it('are those of the whole script unless several lines are selected', async () => {
    select('b');
    await copyWords(open(), false);
    select('b', 'c');
    await copyWords(open(), false);
    expect(written[0]).toMatch(/The lamp\.\s+Fog\.\s+Rain\./);
    expect(written[1]).toMatch(/^Fog\.\s+Rain\.$/);
  });

  it('come with who says them where that was asked', async () => {
    await copyWords(open(), false);
    await copyWords(open(), true);
    expect(written.map((text) => text.includes('Anna'))).toEqual([false, true]);
  });
});
