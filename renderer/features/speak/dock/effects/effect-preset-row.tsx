import { Menu, Popover, Select } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import {
  EFFECT_PRESETS,
  type EffectPreset,
  type EffectPresetId,
  presetOf,
} from '../../../../../shared/domain/recipe/speech/effect-presets.ts';
import { withoutPreset, withPreset } from '../../../../../shared/domain/generation/presets/named-presets.ts';
import type { Effects } from '../../../../../shared/domain/script/script-settings.ts';
import { currentSettings, useSettings } from '../../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { PresetName } from '../../../../ui/generation-form/presets/preset-name.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import classes from './effects.module.css';
import form from '../form/form.module.css';
import { texts } from './effects-texts.ts';

const words = texts.presets;
const OWN = 'own ';
const GIVEN = 'given ';

/** Effects by a name: those that are always there, and one's own, which can be kept and taken out. */
export function EffectPresetRow(props: { shown: Effects; disabled: boolean; choose: (effects: Effects) => void }) {
  const { shown, disabled, choose } = props;
  const own = useSettings().speak.effectPresets;
  const preset = presetOf(shown, own);
  const value = preset === null ? null : preset.kind === 'own' ? OWN + preset.name : GIVEN + preset.id;
  const pick = (key: string) => {
    const mine = own.find(({ name }) => OWN + name === key);
    const id = key.slice(GIVEN.length) as EffectPresetId;
    choose(mine ? mine.effects : EFFECT_PRESETS[id]);
  };
  const mine = preset?.kind === 'own' ? preset.name : null;
  return (
    <div className={form.control} data-wide>
      <span className={form.label} aria-hidden>
        {words.title}
      </span>
      <div className={classes.preset}>
        <Select
          aria-label={words.title}
          disabled={disabled}
          placeholder={words.none}
          data={[
            ...(own.length > 0
              ? [{ group: words.own, items: own.map(({ name }) => ({ value: OWN + name, label: name })) }]
              : []),
            {
              group: words.given,
              items: Object.entries(words.names).map(([id, label]) => ({ value: GIVEN + id, label })),
            },
          ]}
          value={value}
          onChange={(key) => key !== null && pick(key)}
        />
        <PresetMenu shown={shown} mine={mine} canKeep={!disabled && preset === null} />
      </div>
    </div>
  );
}

function PresetMenu({ shown, mine, canKeep }: { shown: Effects; mine: string | null; canKeep: boolean }) {
  const [isNaming, setNaming] = useState(false);
  return (
    // Two targets within each other would lose the place of the outer one: it has an element of its own, without a role.
    <Popover
      opened={isNaming}
      onChange={setNaming}
      position="bottom-end"
      width="16rem"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <span>
          <Menu position="bottom-end" returnFocus={!isNaming}>
            <Menu.Target>
              <IconButton size="1.5rem" aria-label={words.more} disabled={!canKeep && mine === null}>
                <IconDots size={15} stroke={1.6} />
              </IconButton>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item disabled={!canKeep} onClick={() => setNaming(true)}>
                {words.saveAs}
              </Menu.Item>
              <Menu.Item disabled={mine === null} onClick={() => mine !== null && void removePreset(mine)}>
                {mine === null ? words.remove : words.removeNamed(mine)}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={words.saveAs}>
        {isNaming ? <NameForm shown={shown} close={() => setNaming(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function NameForm({ shown, close }: { shown: Effects; close: () => void }) {
  const own = useSettings().speak.effectPresets;
  const keep = (name: string) => {
    close();
    void save(withPreset(own, { name, effects: shown }));
  };
  return <PresetName title={words.saveAs} taken={own.map(({ name }) => name)} save={keep} />;
}

async function removePreset(name: string): Promise<void> {
  const own = currentSettings().speak.effectPresets;
  const removed = own.find((each) => each.name === name);
  if (!removed) return;
  await save(withoutPreset(own, name));
  const undo = () => void save(withPreset(currentSettings().speak.effectPresets, removed));
  showToast({ message: words.removed(name), action: { label: words.undo, run: undo } });
}

const save = (effectPresets: EffectPreset[]) => saveSettingsOrToast({ speak: { effectPresets } });
