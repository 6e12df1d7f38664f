import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { voiceData } from '../../../../shared/domain/test-data/voice-data.ts';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { openQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { previewName } from '../preview/play-preview.ts';
import { choosePair, notePlayed, choose, setBlind, useComparison } from './compare-store.ts';
import { compareWith } from './compare-with.ts';
import { sideRequest } from './preview-side.ts';

const slate = voiceData('slate', { name: 'Slate' });
const brass = voiceData('brass', { name: 'Brass', engine: 'cloud', worksOn: ['cloud'] });
const sentence = 'Fog.';
const side = (isMatched = false) => {
  useComparison.setState({ isMatched });
  return sideRequest('A', { voice: slate, other: brass, sentence });
};

function begin(answers: Answers = {}, engine: 'local' | 'cloud' = 'local') {
  const core = standInCore(answers);
  queryClient.setQueryData(api.settings.get.queryOptions().queryKey, { ...DEFAULT_SETTINGS, engine });
  return core;
}

beforeEach(() => {
  useComparison.setState({ ...useComparison.getInitialState() });
  choosePair({ first: 'local:slate', second: 'cloud:brass' });
});

describe('a side', () => {
  it('does not say in the player who speaks while the round is blind, and does once it is decided', () => {
    begin();
    expect(side().title).not.toContain('Slate');
    notePlayed('A');
    notePlayed('B');
    choose('A');
    expect(side().title).toBe('Slate');
    setBlind(false);
    expect(side().title).toBe('Slate');
  });

  it('is another sound where loudness is matched, and where another sentence is said', () => {
    begin();
    const names = [side(false).name, side(true).name];
    expect(new Set(names).size).toBe(2);
    expect(sideRequest('A', { voice: slate, other: brass, sentence: 'Rain.' }).name).not.toBe(names[1]);
  });

  it('asks before the cloud is used for either of two voices that are matched, and for none that is not heard', async () => {
    begin({ voices: { cachedPreviews: () => [] } });
    expect(side(false).mayBegin).toBeUndefined();
    const asked = side(true).mayBegin?.();
    await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
    openQuestion()?.answer('cancel');
    expect(await asked).toBe(false);
  });

  it('asks nothing of who works in the cloud anyway, or has heard it before', async () => {
    begin({}, 'cloud');
    expect(await side(true).mayBegin?.()).toBe(true);
    const core = begin({ voices: { cachedPreviews: () => ['brass'] } });
    expect(await side(true).mayBegin?.()).toBe(true);
    expect(core.asked.map(([name]) => name)).toEqual(['voices.cachedPreviews']);
  });
});

it('names a preview by the service that speaks it, so that each sound is kept apart', () => {
  begin({}, 'cloud');
  const both = voiceData('wise', { worksOn: ['local', 'cloud'] });
  const inCloud = previewName(both, sentence);
  begin({}, 'local');
  expect(previewName(both, sentence)).not.toBe(inCloud);
  expect(previewName(brass, sentence)).toContain('cloud');
});

it('opens the comparison with a voice on the first side, beside the second of the last time', () => {
  const core = begin();
  compareWith(voiceData('wise'));
  expect(useComparison.getState()).toMatchObject({ first: 'local:wise', second: 'cloud:brass' });
  expect(core.hash()).toBe('#/voices/compare');
});
