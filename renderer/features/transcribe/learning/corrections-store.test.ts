import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Correction, MOST_CORRECTIONS } from '../../../../shared/domain/transcript/correction.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../shared/domain/settings/settings.ts';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import {
  dismissCorrections,
  keepCorrection,
  learnFromEdit,
  removeCorrection,
  useCorrections,
} from './corrections-store.ts';

const learned = () => useCorrections.getState().learned;
const kohl: Correction = { from: 'kohl', to: 'Kohl' };

/** A window whose settings have these corrections; core says what it was told to keep. */
function begin(...corrections: Correction[]) {
  const settings: Settings = { ...DEFAULT_SETTINGS, transcribe: { ...DEFAULT_SETTINGS.transcribe, corrections } };
  const core = standInCore({ settings: { set: () => settings } });
  queryClient.setQueryData(api.settings.get.queryKey(), settings);
  return async () => {
    await vi.waitFor(() => expect(core.asked).toHaveLength(1));
    return core.asked.flatMap(
      ([, input]) => (input as { transcribe: { corrections: Correction[] } }).transcribe.corrections,
    );
  };
}

beforeEach(() => useCorrections.setState(useCorrections.getInitialState(), true));

describe('replacements in edits', () => {
  it('are not offered when they are kept already', () => {
    begin({ from: 'lantern', to: 'beacon' });
    learnFromEdit('The lantern, the fog.', 'The beacon, the fog.');
    expect(learned()).toEqual([]);
  });

  it('are at most fifty, the oldest being forgotten', () => {
    begin();
    for (let index = 0; index < 55; index += 1) learnFromEdit(`The lamp${index}x went.`, `The beacon${index} went.`);
    expect(learned()).toHaveLength(50);
    expect(learned()[0]).toEqual({ from: 'lamp54x', to: 'beacon54' });
    expect(learned().at(-1)).toEqual({ from: 'lamp5x', to: 'beacon5' });
  });
});

describe('a correction that is kept', () => {
  it('comes first, replaces another one for the same words, and is offered no longer', async () => {
    const kept = begin({ from: 'KOHL', to: 'coal' }, { from: 'marin', to: 'Maren' });
    useCorrections.setState({ learned: [kohl, { from: 'lamp', to: 'beacon' }] });
    keepCorrection(kohl);
    expect(learned()).toEqual([{ from: 'lamp', to: 'beacon' }]);
    expect(await kept()).toEqual([kohl, { from: 'marin', to: 'Maren' }]);
  });

  it('makes room where there are as many as there may be', async () => {
    const many = Array.from({ length: MOST_CORRECTIONS }, (_, index) => ({ from: `word${index}`, to: 'x' }));
    const kept = begin(...many);
    keepCorrection(kohl);
    const now = await kept();
    expect(now).toHaveLength(MOST_CORRECTIONS);
    expect([now[0], now.at(-1)]).toEqual([kohl, many.at(-2)]);
  });

  it('is taken out alone: another text for the same words stays', async () => {
    const kept = begin(kohl, { from: 'kohl', to: 'coal' });
    removeCorrection(kohl);
    expect(await kept()).toEqual([{ from: 'kohl', to: 'coal' }]);
  });
});

it('remembers in which transcripts the notice was dismissed, each once and not for ever', () => {
  for (let index = 0; index < 205; index += 1) dismissCorrections(`t_${index}` as ItemId);
  dismissCorrections('t_100' as ItemId);
  const { dismissed } = useCorrections.getState();
  expect(dismissed).toHaveLength(200);
  expect(dismissed[0]).toBe('t_100');
  expect(dismissed.filter((id) => id === 't_100')).toHaveLength(1);
  expect(dismissed).not.toContain('t_0');
});
