import { Select, Switch } from '@mantine/core';
import { SPEECH_MODELS } from '../../../../../shared/domain/speech/speech-options.ts';
import type { ScriptSettings } from '../../../../../shared/domain/script/script-settings.ts';
import { useSettings } from '../../../../api/settings.ts';
import { editScript } from '../../document/open-scripts.ts';
import type { OpenScript } from '../../document/open-script.ts';
import classes from '../dock.module.css';
import { texts } from '../dock-texts.ts';
import { FormRow as Row } from '../form/form-row.tsx';
import { FormatRows } from './format-rows.tsx';
import { JoiningRows } from './joining-rows.tsx';
import { InspectorRule } from '../../../../ui/layout/inspector.tsx';
import { LanguageSelect } from '../form/language-select.tsx';

/** Model, file format and how lines are joined: what holds for the whole script. */
export function SoundTab({ open }: { open: OpenScript }) {
  const { settings } = open.script;
  const isLocal = useSettings().engine === 'local';
  const set = (values: Partial<ScriptSettings>) =>
    void editScript(open.script.id, [{ kind: 'setSettings', values }], texts.sound.label);
  return (
    <>
      <section aria-label={texts.tabs.sound} className={classes.form}>
        <Row label={texts.sound.model}>
          <Select
            aria-label={texts.sound.model}
            data={[...SPEECH_MODELS]}
            value={settings.model}
            onChange={(model) => model && set({ model })}
          />
        </Row>
        <LanguageSelect
          model={settings.model}
          value={settings.language}
          nothing={texts.sound.noLanguage}
          onChange={(language) => set({ language })}
        />
        <Row label={texts.sound.normalization}>
          <Select
            aria-label={texts.sound.normalization}
            description={isLocal ? texts.sound.normalizationLocal : undefined}
            data={(['off', 'basic', 'quality'] as const).map((value) => ({
              value,
              label: texts.sound.normalizations[value],
            }))}
            value={settings.normalization}
            onChange={(value) => set({ normalization: value as ScriptSettings['normalization'] })}
          />
        </Row>
        <FormatRows sound={settings.sound} set={(sound) => set({ sound })} />
        <Switch
          label={texts.sound.watermark}
          checked={settings.watermark}
          onChange={(event) => set({ watermark: event.currentTarget.checked })}
        />
      </section>
      <InspectorRule />
      <JoiningRows open={open} set={set} />
    </>
  );
}
