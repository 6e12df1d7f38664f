import { describe, expect, it } from 'vitest';
import { designVoice } from './design-voice.ts';

describe('designing a voice', () => {
  it('follows what the description says', () => {
    const man = designVoice('A deep, slow old man', 1);
    const girl = designVoice('A lively little girl with a bright voice', 1);
    expect(man.base).toBe('rms');
    expect(girl.base).toBe('slt');
    expect(girl.pitchHz / man.pitchHz).toBeGreaterThan(2);
    expect(man.rate).toBeLessThan(girl.rate);
    expect(man.roughness).toBeGreaterThan(0);
    expect(girl.formants).toBeGreaterThan(man.formants);
    expect(girl.tiltDb).toBeGreaterThan(man.tiltDb);
    expect(designVoice('someone who whispers', 1).isWhisper).toBe(true);
    expect(designVoice('a refined Scotsman', 1).base).toBe('awb');
  });

  it('understands weaker, stronger and opposite words', () => {
    const pitch = (description: string) => designVoice(description, 5).pitchHz;
    expect(pitch('a very deep male voice')).toBeLessThan(pitch('a deep male voice'));
    expect(pitch('a slightly deep male voice')).toBeGreaterThan(pitch('a deep male voice'));
    expect(pitch('not a deep male voice')).toBeGreaterThan(pitch('a male voice'));
    expect(designVoice('never whispering', 5).isWhisper).toBe(false);
  });

  it('gives the same voice for the same seed and candidates for others', () => {
    const description = 'A warm woman in her forties who reads stories';
    expect(designVoice(description, 7)).toEqual(designVoice(description, 7));
    const pitches = [1, 2, 3].map((seed) => designVoice(description, seed).pitchHz);
    expect(new Set(pitches).size).toBe(3);
  });

  it('stays within what can be understood, whatever is written', () => {
    const everything =
      'very deep very low huge giant monster old raspy robot child high shrill squeaky tiny elf 🧝 slow fast';
    for (let seed = 0; seed < 50; seed++) {
      for (const description of [everything, '', 'very high squeaky child elf', 'very deep huge giant']) {
        const voice = designVoice(description, seed);
        expect(voice.pitchHz).toBeGreaterThanOrEqual(72);
        expect(voice.pitchHz).toBeLessThanOrEqual(320);
        expect(voice.formants).toBeGreaterThanOrEqual(0.93);
        expect(voice.formants).toBeLessThanOrEqual(1.22);
        expect(voice.rate).toBeGreaterThanOrEqual(0.8);
      }
    }
  });
});
