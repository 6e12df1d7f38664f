import { isSameValue } from '../../script/same-value.ts';
import { type Effects, NO_EFFECTS } from '../../script/script-settings.ts';

/** Effects under a name. */
export type EffectPreset = { name: string; effects: Effects };

const effects = (values: Partial<Effects>): Effects => ({ ...NO_EFFECTS, ...values });

/** Presets that are always there, by their id. */
export const EFFECT_PRESETS = {
  none: NO_EFFECTS,
  deep: effects({ pitch: -35, intensity: -20, timbre: -30 }),
  bright: effects({ pitch: 20, intensity: 15, timbre: 45 }),
  close: effects({ intensity: 45, timbre: -25 }),
  hall: effects({ sound: 'auditorium_echo' }),
  open: effects({ sound: 'spacious_echo' }),
  telephone: effects({ timbre: 30, sound: 'lofi_telephone' }),
  robot: effects({ sound: 'robotic' }),
  giant: effects({ pitch: -80, intensity: -40, timbre: -60, sound: 'spacious_echo' }),
} as const satisfies Record<string, Effects>;
/** See EFFECT_PRESETS. */
export type EffectPresetId = keyof typeof EFFECT_PRESETS;

/** The preset that effects are, of one's own first; null where they are none. */
export function presetOf(
  sought: Effects,
  own: readonly EffectPreset[],
): { kind: 'own'; name: string } | { kind: 'given'; id: EffectPresetId } | null {
  const mine = own.find((preset) => isSameValue(preset.effects, sought));
  if (mine) return { kind: 'own', name: mine.name };
  const ids = Object.keys(EFFECT_PRESETS) as EffectPresetId[];
  const id = ids.find((each) => isSameValue(EFFECT_PRESETS[each], sought));
  return id ? { kind: 'given', id } : null;
}
