import { beforeEach, expect, it } from 'vitest';
import { itemId, lineId } from '../../../../shared/domain/test-data/script-data.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { openInStore, useSpeak } from './speak-store.ts';

const first = itemId('first');
const draft = { scriptId: first, lineId: lineId('a'), text: 'One and', base: 'One' };

beforeEach(() => {
  useSpeak.setState({ ...useSpeak.getInitialState(), openId: first, selection: selectOne(lineId('a')) });
});

it('begins another script without what was selected, written and found in the one before', () => {
  useSpeak.setState(({ find }) => ({
    editing: { lineId: lineId('a'), caret: 2 },
    selectedText: 'One',
    dialog: 'export',
    find: { ...find, text: 'lamp', isOpen: true, current: 3 },
  }));
  openInStore(itemId('second'));
  const { openId, selection, editing, selectedText, dialog, find } = useSpeak.getState();
  expect([openId, selection.primary, editing, selectedText, dialog]).toEqual(['second', null, null, '', null]);
  expect(find).toMatchObject({ text: 'lamp', isOpen: true, current: -1 });
});

it('takes up the draft of the script that is opened, and keeps one of another script for later', () => {
  useSpeak.setState({ draft });
  openInStore(itemId('second'));
  expect(useSpeak.getState()).toMatchObject({ editing: null, draft });
  openInStore(first);
  expect(useSpeak.getState()).toMatchObject({ editing: { lineId: 'a', caret: 'end' }, draft });
});
