import { seededRandom } from '../../speech/rendering/random.ts';
import { voiceModel, type VoiceModel } from '../voice-model.ts';
import { TRAITS, type Trait } from './traits.ts';

const LOWEST_HZ = 72;
const HIGHEST_HZ = 320;
const FORMANT_LIMITS = [0.93, 1.22] as const;
/** Words that turn what follows into its opposite or weaken it. */
const NOT = /\b(?:not|never|without|no|isn't|hardly)\s+(?:too\s+|very\s+|so\s+|a\s+|an\s+)*$/i;
const SLIGHTLY = /\b(?:slightly|somewhat|a little|a bit|fairly)\s+$/i;
const VERY = /\b(?:very|extremely|really|deeply)\s+$/i;

/**
 * A voice for a description: words of age, sex, pitch, colour and manner shift a base voice. The seed gives candidates
 * that fit the same description and differ audibly; the same seed gives the same voice.
 */
export function designVoice(description: string, seed: number): VoiceModel {
  const random = seededRandom(seed + 1);
  const spread = (width: number) => (random() - 0.5) * 2 * width;
  const found = TRAITS.flatMap((trait) => {
    const strength = strengthIn(description, trait);
    return strength === 0 ? [] : [{ trait, strength }];
  });
  const base = baseOf(
    found.map(({ trait }) => trait),
    random,
  );
  const plain = voiceModel(base);
  const sum = (value: (trait: Trait) => number | undefined) =>
    found.reduce((total, { trait, strength }) => total + (value(trait) ?? 0) * strength, 0);
  const semitones = sum((trait) => trait.semitones) + spread(1.6);
  return {
    ...plain,
    pitchHz: clamp(plain.pitchHz * 2 ** (semitones / 12), [LOWEST_HZ, HIGHEST_HZ]),
    pitchRange: clamp(1.2 * (1 + sum((trait) => trait.melody)) * (1 + spread(0.18)), [0, 2.2]),
    formants: clamp((1 + sum((trait) => trait.formants)) * (1 + spread(0.035)), FORMANT_LIMITS),
    tiltDb: clamp(sum((trait) => trait.tiltDb) + spread(0.7), [-2, 2.5]),
    breath: clamp(sum((trait) => trait.breath) + Math.max(0, spread(0.03)), [0, 0.16]),
    roughness: clamp(
      sum((trait) => trait.roughness),
      [0, 0.03],
    ),
    rate: clamp((1 + sum((trait) => trait.rate)) * (1 + spread(0.04)), [0.8, 1.25]),
    isWhisper: found.some(({ trait, strength }) => trait.isWhisper && strength > 0),
  };
}

/** 1 when a word of the trait is there, more or less with an adverb, negative with "not". */
function strengthIn(description: string, trait: Trait): number {
  const match = trait.words.exec(description);
  if (!match) return 0;
  const before = description.slice(0, match.index);
  if (NOT.test(before)) return trait.base || trait.isWhisper ? 0 : -0.5;
  if (SLIGHTLY.test(before)) return 0.5;
  return VERY.test(before) ? 1.4 : 1;
}

function baseOf(traits: readonly Trait[], random: () => number): VoiceModel['base'] {
  // An accent or a machine says more about the base than the sex does.
  const ranked = traits.filter((trait) => trait.base).toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0));
  return ranked[0]?.base ?? (random() < 0.5 ? 'slt' : 'rms');
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.round(Math.max(least, Math.min(most, value)) * 1000) / 1000;
}
