import { describe, expect, it } from 'vitest';
import { nearestVoice } from './nearest-voice.ts';
import type { Voice } from './voice.ts';
import { isElsewhere, speakingEngine, voicesById } from './where-it-works.ts';

const voice = (id: string, values: Partial<Voice> = {}): Voice => ({
  id,
  engine: 'local',
  kind: 'system',
  name: id.replaceAll('_', ' '),
  description: '',
  tags: [],
  folders: [],
  rating: 0,
  isFavourite: false,
  createdAtMs: null,
  lastUsedAtMs: null,
  expiresAtMs: null,
  spokenAtMs: null,
  binnedAtMs: null,
  keepsAlive: false,
  state: 'ready',
  worksOn: ['local'],
  clone: null,
  consent: null,
  designPrompt: null,
  ...values,
});

describe('where a voice works', () => {
  it('is the chosen service where it has the voice, else the one that has', () => {
    const both = voice('Wise_Woman', { worksOn: ['local', 'cloud'] });
    expect([speakingEngine(both, 'local'), speakingEngine(both, 'cloud')]).toEqual(['local', 'cloud']);
    expect(speakingEngine(voice('Mine'), 'cloud')).toBe('local');
    expect(speakingEngine(voice('Gone', { engine: 'cloud', worksOn: [] }), 'local')).toBe('cloud');
  });

  it('counts voices that another speaks for on this computer as being there', () => {
    const far = (id: string) => voice(id, { engine: 'cloud', worksOn: ['cloud'] });
    expect(isElsewhere(far('English_CalmWoman'), 'local')).toBe(false);
    expect(isElsewhere(far('Spanish_Narrator'), 'local')).toBe(true);
    expect(isElsewhere(far('Spanish_Narrator'), 'cloud')).toBe(false);
    expect(isElsewhere(voice('My-clone-1', { kind: 'cloned' }), 'cloud')).toBe(true);
    // Whoever is nowhere is gone, not elsewhere.
    expect(isElsewhere(voice('Gone', { worksOn: [] }), 'cloud')).toBe(false);
  });

  it('tells which of two clones with one id is meant', () => {
    const [mine, theirs] = [voice('Twin'), voice('Twin', { engine: 'cloud', worksOn: ['cloud'] })];
    for (const voices of [
      [mine, theirs],
      [theirs, mine],
    ]) {
      expect(voicesById(voices, 'local').get('Twin')).toBe(mine);
      expect(voicesById(voices, 'cloud').get('Twin')).toBe(theirs);
    }
  });
});

it('proposes a voice of the same gender and age, and none that cannot speak there', () => {
  const woman = voice('Anna', { kind: 'cloned', description: 'An old woman, warm.' });
  const cloud = { engine: 'cloud', worksOn: ['cloud'] } as const;
  const voices = [
    voice('Bob', { ...cloud, description: 'An old man, warm.' }),
    voice('Carla', { ...cloud, description: 'A young woman.' }),
    voice('Dora', { ...cloud, description: 'An old woman.' }),
    voice('Dora_gone', { ...cloud, description: 'An old woman, warm.', state: 'missing' }),
    voice('Here', { description: 'An old woman, warm.' }),
  ];
  expect(nearestVoice(woman, voices, 'cloud')?.id).toBe('Dora');
  expect(nearestVoice(woman, [voice('Here')], 'cloud')).toBeNull();
});
