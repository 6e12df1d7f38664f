import { beforeEach, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ColourLabel } from '../../../../shared/domain/organisation/organised.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { useUndo } from '../actions/undo-steps.ts';
import { colourLabelActions, LABEL_COMMANDS } from './colour-label-actions.ts';

const IDS = ['a', 'b'] as ItemId[];
const actionsFor = (colourLabel: ColourLabel | null, enabled = true) =>
  colourLabelActions(() => IDS, { enabled, colourLabel });

beforeEach(() => useUndo.setState({ done: [], undone: [] }));

it('labels all that is selected, and takes away the label that the primary item has, as one step of undo each', async () => {
  const core = standInCore({ organisation: { update: () => ({ changedCount: 2, undoId: 'u' }) } });
  actionsFor(null)[LABEL_COMMANDS.green]?.run();
  actionsFor('green')[LABEL_COMMANDS.green]?.run();
  actionsFor('green')[LABEL_COMMANDS.red]?.run();
  await vi.waitFor(() => expect(useUndo.getState().done).toHaveLength(3));
  expect(core.asked.map(([, input]) => (input as { values: object }).values)).toEqual([
    { colourLabel: 'green' },
    { colourLabel: null },
    { colourLabel: 'red' },
  ]);
  expect(useUndo.getState().done.map(({ label }) => label)).toEqual([
    'Label 2 items green',
    'Clear label of 2 items',
    'Label 2 items red',
  ]);
});

it('ticks the label that the primary item has, and is off where nothing is selected', () => {
  const ticked = Object.entries(actionsFor('blue')).flatMap(([id, { checked }]) => (checked ? [id] : []));
  expect(ticked).toEqual([LABEL_COMMANDS.blue]);
  expect(Object.values(actionsFor(null, false)).every(({ enabled }) => enabled === false)).toBe(true);
});
