import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { lineOf } from '../../../../shared/domain/test-data/transcript-data.ts';
import { findMatches, type FindState, linesInScope } from '../../../ui/find/find-matches.ts';
import { loadPatterns } from '../../../ui/find/patterns.ts';
import { openInWindow } from '../document/test-data/open-transcript.ts';
import { openFind, setFind, useTranscribe } from '../document/transcribe-store.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { replaceEverywhere, replaceShown } from './replace-in-transcript.ts';

const LINES = [
  lineOf('a', 'The lamp, the old lamp.', 0),
  lineOf('b', 'Fog.', 3000),
  lineOf('c', 'A Lamp again.', 6000),
];

let open: () => OpenTranscript;
const said = () => open().transcript.segments.map(({ text }) => text);
const matches = () =>
  findMatches(linesInScope(open().visible, useTranscribe.getState().find), useTranscribe.getState().find);
const find = (change: Partial<FindState> = {}) => setFind({ isOpen: true, text: 'lamp', ...change });
const place = () => [useTranscribe.getState().find.current, useTranscribe.getState().selection.primary];

beforeEach(async () => {
  useTranscribe.setState(useTranscribe.getInitialState(), true);
  open = await openInWindow(LINES);
});

describe('replacing one hit', () => {
  it('shows the first before anything is replaced', () => {
    find({ replacement: 'lantern' });
    replaceShown(open(), matches());
    expect(place()).toEqual([0, 'a']);
    expect(said()[0]).toBe('The lamp, the old lamp.');
  });

  it('replaces the one that is shown alone, shows the one after it, and ends with the first again', () => {
    find({ replacement: 'lantern', current: 0 });
    replaceShown(open(), matches());
    expect(said()[0]).toBe('The lantern, the old lamp.');
    expect(place()).toEqual([0, 'a']);
    replaceShown(open(), matches());
    expect(said()[0]).toBe('The lantern, the old lantern.');
    expect(place()).toEqual([0, 'c']);
    replaceShown(open(), matches());
    expect(said()[2]).toBe('A lantern again.');
    expect(place()[0]).toBe(-1);
  });

  it('goes on behind a replacement that holds what is looked for', () => {
    find({ replacement: 'lamp lamp', current: 0 });
    replaceShown(open(), matches());
    expect(said()[0]).toBe('The lamp lamp, the old lamp.');
    expect(place()).toEqual([2, 'a']);
    replaceShown(open(), matches());
    expect(said()[0]).toBe('The lamp lamp, the old lamp lamp.');
    expect(place()).toEqual([4, 'c']);
  });
});

describe('replacing everywhere', () => {
  it('is one step of undo over all lines, with every hit of a line', () => {
    find({ replacement: 'lantern', current: 1 });
    replaceEverywhere(open(), matches());
    expect(said()).toEqual(['The lantern, the old lantern.', 'Fog.', 'A lantern again.']);
    expect(open().transcript.canUndo).toBe(true);
    expect(place()[0]).toBe(-1);
  });

  it('keeps to case and whole words where that is asked', () => {
    find({ text: 'lamp', replacement: 'sea', isCaseSensitive: true });
    replaceEverywhere(open(), matches());
    expect(said()[2]).toBe('A Lamp again.');
    find({ text: 'fo', replacement: 'sea', isWholeWord: true });
    replaceEverywhere(open(), matches());
    expect(said()[1]).toBe('Fog.');
  });

  it('takes words out where nothing stands in their place', () => {
    find({ text: 'the old lamp', replacement: '' });
    replaceEverywhere(open(), matches());
    expect(said()[0]).toMatch(/^The lamp, ?\.$/);
  });

  it('fills the groups of a pattern in, in the selected lines alone', async () => {
    await loadPatterns();
    find({ text: String.raw`(\w+) (lamp)`, isPattern: true, replacement: '$2 $1', scope: ['c'] });
    replaceEverywhere(open(), matches());
    expect(said()).toEqual(['The lamp, the old lamp.', 'Fog.', 'Lamp A again.']);
  });

  it('changes nothing where nothing is found', () => {
    find({ text: 'nothing', replacement: 'x' });
    replaceEverywhere(open(), matches());
    expect(open().transcript.canUndo).toBe(false);
  });
});

it('takes the keyboard where the user opens it, also after a search of the library did', () => {
  useTranscribe.setState({ isFindFromSearch: true });
  openFind({ isReplacing: true });
  expect(useTranscribe.getState()).toMatchObject({
    isFindFromSearch: false,
    find: { isOpen: true, isReplacing: true },
  });
});
