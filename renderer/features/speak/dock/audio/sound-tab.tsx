import { Select, Switch } from '@mantine/core';
import { SPEECH_MODELS } from '../../../../../shared/domain/speech/speech-options.ts';
import type { ScriptSettings } from '../../../../../shared/domain/script/script-settings.ts';
import { EngineField } from '../../../../ui/generation-form/engine/engine-field.tsx';
import { useEngine } from '../../../../ui/generation-form/engine/use-engine.ts';
import { editScript } from '../../document/opened/open-scripts.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import classes from '../form/form.module.css';
import { texts as formTexts } from '../form/form-texts.ts';
import { texts } from './audio-texts.ts';
import { FormRow as Row } from '../form/form-row.tsx';
import { FormatRows } from './format-rows.tsx';
import { JoiningRows } from './joining-rows.tsx';
import { InspectorRule } from '../../../../ui/layout/inspector/inspector.tsx';
import { LanguageSelect } from '../form/language-select.tsx';

/** Model, file format and how lines are joined: what holds for the whole script. */
export function SoundTab({ open }: { open: OpenScript }) {
  const { settings } = open.script;
  const engine = useEngine('speak');
  const isLocal = engine.engine === 'local';
  const set = (values: Partial<ScriptSettings>) =>
    void editScript(open.script.id, [{ kind: 'setSettings', values }], texts.label);
  return (
    <>
      <section aria-label={texts.title} className={classes.form}>
        <EngineField state={engine} labelClassName={classes.label} />
        <Row label={texts.model}>
          <Select
            aria-label={texts.model}
            data={[...SPEECH_MODELS]}
            value={settings.model}
            onChange={(model) => model && set({ model })}
          />
        </Row>
        <LanguageSelect
          model={settings.model}
          value={settings.language}
          nothing={formTexts.noLanguage}
          onChange={(language) => set({ language })}
        />
        <Row label={texts.normalization}>
          <Select
            aria-label={texts.normalization}
            description={isLocal ? texts.normalizationLocal : undefined}
            data={(['off', 'basic', 'quality'] as const).map((value) => ({
              value,
              label: texts.normalizations[value],
            }))}
            value={settings.normalization}
            onChange={(value) => set({ normalization: value as ScriptSettings['normalization'] })}
          />
        </Row>
        <FormatRows sound={settings.sound} set={(sound) => set({ sound })} />
        <Switch
          label={texts.watermark}
          checked={settings.watermark}
          onChange={(event) => set({ watermark: event.currentTarget.checked })}
        />
      </section>
      <InspectorRule />
      <JoiningRows open={open} set={set} />
    </>
  );
}
