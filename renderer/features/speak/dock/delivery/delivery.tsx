import { Select } from '@mantine/core';
import { SPEECH_EMOTIONS } from '../../../../../shared/domain/speech/speech-options.ts';
import { hasEmotion } from '../../../../../shared/domain/speech/model-abilities.ts';
import { type Delivery as Values, INHERITED_DELIVERY } from '../../../../../shared/domain/script/script-settings.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import classes from '../form/form.module.css';
import { HOLDS_LINE } from '../../lines/selection/held-line.ts';
import { texts } from './delivery-texts.ts';
import { LineRows } from './line-rows.tsx';
import { hasOwnValues, resetLines } from './line-values.ts';
import { placeOfSpeed, placeOfVolume, speedAt, volumeAt } from './slider-places.ts';
import { ScopeHead } from '../scopes/scope-head.tsx';
import { deliveryOf } from '../scopes/scopes.ts';
import { setInScope, useScope } from '../scopes/use-scope.ts';
import { ValueSlider } from '../form/value-slider.tsx';

/** Half and double speed are equally far from 1: the slider is even in octaves. */
const SPEED = { min: -1, max: 1, step: 0.01, neutral: 0 };
const PITCH = { min: -12, max: 12, step: 1, neutral: 0 };
/** Volumes run from above 0 to 10 with 1 in the middle: the slider is even in steps of ten to either side. */
const VOLUME = { min: -10, max: 10, step: 0.1, neutral: 0 };

/** Speed, pitch, volume and feeling of a line, its character or the whole script. */
export function Delivery({ open }: { open: OpenScript }) {
  const { scope, target, who } = useScope(open);
  const { own, inherited } = deliveryOf(scope, target);
  const ofLine = scope === 'line' ? target.line : null;
  const set = (values: Partial<Values>) => setInScope(open, { scope, target }, { delivery: { ...own, ...values } });
  return (
    <section aria-label={texts.title(who)} {...(ofLine ? HOLDS_LINE : {})}>
      <ScopeHead
        title={texts.title(who)}
        scope={scope}
        target={target}
        canReset={ofLine ? hasOwnValues(ofLine) : Object.values(own).some((value) => value !== null)}
        reset={() => (ofLine ? resetLines(open) : set(INHERITED_DELIVERY))}
      />
      <ValueSlider
        label={texts.speed}
        value={placeOfSpeed(own.speed ?? inherited.speed ?? 1)}
        range={SPEED}
        format={(place) => `${speedAt(place).toFixed(2)}×`}
        isInherited={own.speed === null}
        onChange={(place) => set({ speed: speedAt(place) })}
      />
      <ValueSlider
        label={texts.pitch}
        value={own.pitchSemitones ?? inherited.pitchSemitones ?? 0}
        range={PITCH}
        format={(value) => (value > 0 ? `+${value}` : String(value).replace('-', '−'))}
        isInherited={own.pitchSemitones === null}
        onChange={(pitchSemitones) => set({ pitchSemitones: Math.round(pitchSemitones) })}
      />
      <ValueSlider
        label={texts.volume}
        value={placeOfVolume(own.volume ?? inherited.volume ?? 1)}
        range={VOLUME}
        format={(place) => volumeAt(place).toFixed(1)}
        isInherited={own.volume === null}
        onChange={(place) => set({ volume: volumeAt(place) })}
      />
      <Feeling
        model={open.script.settings.model}
        own={own.emotion}
        inherited={inherited.emotion}
        onChange={(emotion) => set({ emotion })}
      />
      {ofLine ? <LineRows key={ofLine.id} open={open} line={ofLine} /> : null}
    </section>
  );
}

function Feeling(props: {
  model: string;
  own: string | null;
  inherited: string | null;
  onChange: (emotion: string | null) => void;
}) {
  const { model, own, inherited, onChange } = props;
  const names: Readonly<Record<string, string>> = texts.emotions;
  const nothing = inherited === null ? texts.anyEmotion : texts.inheritedEmotion(names[inherited] ?? inherited);
  return (
    <div className={classes.control} data-wide data-inherited={own === null || undefined}>
      <span className={classes.label} aria-hidden>
        {texts.emotion}
      </span>
      <Select
        aria-label={texts.emotion}
        data={[
          { value: '', label: nothing },
          ...SPEECH_EMOTIONS.map((value) => {
            const isKnown = hasEmotion(model, value);
            const name = texts.emotions[value];
            return { value, label: isKnown ? name : texts.notWithModel(name), disabled: !isKnown };
          }),
        ]}
        value={own ?? ''}
        onChange={(value) => onChange(value || null)}
      />
    </div>
  );
}
