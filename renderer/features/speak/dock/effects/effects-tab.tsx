import { Select, Switch } from '@mantine/core';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { SOUND_EFFECTS } from '../../../../../shared/domain/speech/speech-options.ts';
import { isSameValue } from '../../../../../shared/domain/script/same-value.ts';
import { type Effects, NO_EFFECTS } from '../../../../../shared/domain/script/script-settings.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import classes from './effects.module.css';
import form from '../form/form.module.css';
import { texts } from './effects-texts.ts';
import { EffectPresetRow } from './effect-preset-row.tsx';
import { ScopeHead } from '../scopes/scope-head.tsx';
import { effectsOf, type Scope, type ScopeTarget } from '../scopes/scopes.ts';
import { setInScope, useScope } from '../scopes/use-scope.ts';
import { ValueSlider } from '../form/value-slider.tsx';

const STRENGTH = { min: -100, max: 100, step: 1, neutral: 0 };
const STRENGTHS = ['pitch', 'intensity', 'timbre'] as const;

/** Effects that are bypassed, by what they are of, until they are switched on again; null are those taken over from above. */
const useBypassed = create<{ byScope: Readonly<Record<string, Effects | null>> }>()(
  persist(() => ({ byScope: {} }), { name: 'atelier.speak.bypassed-effects' }),
);

/** Effects of the scope that is chosen, and how they are changed. */
function useScopedEffects(open: OpenScript) {
  const { scope, target, who } = useScope(open);
  const { own, inherited } = effectsOf(scope, target);
  const key = scopeKey(scope, target);
  const bypassed = useBypassed((state) => state.byScope[key]);
  const isBypassed = bypassed !== undefined && isSameValue(own, NO_EFFECTS);
  const shown = (isBypassed ? bypassed : own) ?? inherited;
  const write = (effects: Effects | null) => {
    forget(key);
    setInScope(open, { scope, target }, { effects });
  };
  const set = (values: Partial<Effects>) => write({ ...shown, ...values });
  const bypass = (isOn: boolean) => {
    if (!isOn) {
      write(bypassed ?? null);
      return;
    }
    setInScope(open, { scope, target }, { effects: NO_EFFECTS });
    useBypassed.setState(({ byScope }) => ({ byScope: { ...byScope, [key]: own } }));
  };
  const canReset = scope === 'script' ? !isSameValue(shown, NO_EFFECTS) : own !== null;
  return { scope, target, who, shown, isInherited: own === null, isBypassed, canReset, write, set, bypass };
}

/** What is done to the voice after speaking. */
export function EffectsTab({ open }: { open: OpenScript }) {
  const { scope, target, who, shown, isInherited, isBypassed, canReset, write, set, bypass } = useScopedEffects(open);
  return (
    <section aria-label={texts.effectsTitle(who)}>
      <ScopeHead
        title={texts.effectsTitle(who)}
        scope={scope}
        target={target}
        canReset={canReset}
        reset={() => write(null)}
      />
      <EffectPresetRow shown={shown} disabled={isBypassed} choose={write} />
      {STRENGTHS.map((name) => (
        <ValueSlider
          key={name}
          label={texts[name]}
          value={shown[name]}
          range={STRENGTH}
          format={(value) => (value > 0 ? `+${value}` : String(value).replace('-', '−'))}
          ends={texts[`${name}Ends`]}
          isInherited={isInherited}
          disabled={isBypassed}
          onChange={(value) => set({ [name]: Math.round(value) })}
        />
      ))}
      <div className={form.control} data-wide data-inherited={isInherited || undefined}>
        <span className={form.label} aria-hidden>
          {texts.sound}
        </span>
        <Select
          aria-label={texts.sound}
          disabled={isBypassed}
          data={[
            { value: '', label: texts.noSound },
            ...SOUND_EFFECTS.map((value) => ({ value, label: texts.sounds[value] })),
          ]}
          value={shown.sound ?? ''}
          onChange={(value) => set({ sound: (value || null) as Effects['sound'] })}
        />
      </div>
      <div className={classes.bypass}>
        <Switch
          label={texts.bypass}
          description={texts.bypassHelp}
          checked={isBypassed}
          disabled={!isBypassed && isSameValue(shown, NO_EFFECTS)}
          onChange={(event) => bypass(event.currentTarget.checked)}
        />
      </div>
      <p className={form.quiet}>{isBypassed ? texts.bypassed : texts.help}</p>
    </section>
  );
}

function scopeKey(scope: Scope, { script, line, character }: ScopeTarget): string {
  const of = scope === 'line' ? line?.id : scope === 'character' ? character?.id : '';
  return `${script.id}/${scope}/${of ?? ''}`;
}

function forget(key: string): void {
  useBypassed.setState(({ byScope }) => {
    const { [key]: _gone, ...rest } = byScope;
    return { byScope: rest };
  });
}
