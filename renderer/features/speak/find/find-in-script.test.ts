import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { lineId, newScriptLine } from '../../../../shared/domain/test-data/script-data.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import type { FindState } from '../../../ui/find/find-matches.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { documentOf, editScript } from '../document/opened/open-scripts.ts';
import { useSpeak } from '../document/speak-store.ts';
import { openScriptFor } from '../document/test-data/open-script-data.ts';
import { openInWindow } from '../document/test-data/script-core.ts';
import { replaceAllHits, replaceShown, setFind, stepFind } from './find-in-script.ts';

const { script } = openScriptFor([
  newScriptLine('a', 'The lamp, the old lamp.'),
  newScriptLine('b', 'Fog.'),
  newScriptLine('c', 'A Lamp again.'),
]);

let id: ItemId;
let open: () => OpenScript;
const said = () => open().script.lines.map(({ text }) => text);
const place = () => [useSpeak.getState().find.current, useSpeak.getState().selection.primary];
const find = (change: Partial<FindState>) => setFind({ isOpen: true, text: 'lamp', ...change });

beforeEach(async () => {
  useSpeak.setState(useSpeak.getInitialState(), true);
  notifications.clean();
  notifications.cleanQueue();
  ({ id, open } = await openInWindow(script));
});

describe('going through the hits', () => {
  it('goes on from the one that was shown last, and round the ends', () => {
    find({});
    const places = ([1, 1, 1, 1, -1] as const).map((by) => {
      stepFind(open(), by);
      return place();
    });
    expect(places).toEqual([
      [0, 'a'],
      [1, 'a'],
      [2, 'c'],
      [0, 'a'],
      [2, 'c'],
    ]);
  });

  it('begins in the selected line where it has a hit', () => {
    useSpeak.setState({ selection: selectOne(lineId('c')) });
    find({});
    stepFind(open(), 1);
    expect(place()).toEqual([2, 'c']);
  });

  it('goes on from the selected line where it has none, also after another hit was shown', () => {
    useSpeak.setState({ selection: selectOne(lineId('b')) });
    find({});
    stepFind(open(), 1);
    expect(place()).toEqual([2, 'c']);
    useSpeak.setState({ selection: selectOne(lineId('b')) });
    stepFind(open(), -1);
    expect(place()).toEqual([1, 'a']);
  });

  it('finds only what is written as asked', () => {
    find({ isCaseSensitive: true, text: 'Lamp' });
    stepFind(open(), 1);
    expect(place()).toEqual([0, 'c']);
  });
});

describe('replacing', () => {
  it('goes to a hit before it replaces one, then passes over what it wrote', () => {
    find({ replacement: 'lamplight' });
    replaceShown(open());
    expect(said()[0]).toBe('The lamp, the old lamp.');
    replaceShown(open());
    expect(said()[0]).toBe('The lamplight, the old lamp.');
    replaceShown(open());
    expect(said()[0]).toBe('The lamplight, the old lamplight.');
    expect(place()[1]).toBe('c');
  });

  it('replaces all as one step, says in how many lines, and takes back only what nobody wrote on since', async () => {
    find({ replacement: 'lantern' });
    replaceAllHits(open());
    expect(said()).toEqual(['The lantern, the old lantern.', 'Fog.', 'A lantern again.']);
    expect(documentOf(id)?.getStatus().pendingCount).toBe(1);
    const [toast] = shownToasts();
    editScript(id, [{ kind: 'setText', lineId: lineId('c'), text: 'A lantern at last.' }], 'Edit text');
    toast?.act();
    await vi.waitFor(() => expect(said()[0]).toBe('The lamp, the old lamp.'));
    expect(said()[2]).toBe('A lantern at last.');
  });

  it('does nothing and says nothing without a hit', () => {
    find({ text: 'harbour', replacement: 'quay' });
    replaceAllHits(open());
    replaceShown(open());
    expect([said()[0], shownToasts()]).toEqual(['The lamp, the old lamp.', []]);
  });
});
