import { ActionIcon, Button, Checkbox, Popover, Select, Tooltip } from '@mantine/core';
import { IconFilter, IconFilterFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useVoicesById } from '../../../api/voices/voices.ts';
import classes from './list.module.css';
import { texts } from './list-texts.ts';
import { ALL_SCRIPTS, FILTER_TIMES, isFiltering, type ScriptFilter } from './script-filter.ts';

/** Which scripts are shown: favourites, with a voice, changed lately. */
export function FilterMenu({ filter, set }: { filter: ScriptFilter; set: (filter: ScriptFilter) => void }) {
  const [isOpen, setOpen] = useState(false);
  const isOn = isFiltering(filter);
  const Icon = isOn ? IconFilterFilled : IconFilter;
  const label = isOn ? texts.filter.on : texts.filter.title;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width="16rem" trapFocus returnFocus>
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen}>
          <ActionIcon
            size="1.875rem"
            className={classes.filter ?? ''}
            aria-label={label}
            data-on={isOn || undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.filter.title}>
        {isOpen ? <FilterForm filter={filter} set={set} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function FilterForm({ filter, set }: { filter: ScriptFilter; set: (filter: ScriptFilter) => void }) {
  const voices = [...useVoicesById('speak').values()];
  const { voiceId, time, isFavourite } = filter;
  const isGone = voiceId !== null && !voices.some(({ id }) => id === voiceId);
  return (
    <div className={classes.form}>
      <Checkbox
        label={texts.filter.favourites}
        checked={isFavourite}
        onChange={(event) => set({ ...filter, isFavourite: event.currentTarget.checked })}
      />
      <Select
        label={texts.filter.voice}
        searchable
        comboboxProps={{ withinPortal: false }}
        data={[
          { value: '', label: texts.filter.anyVoice },
          ...(isGone ? [{ value: voiceId, label: voiceId }] : []),
          ...voices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={voiceId ?? ''}
        onChange={(value) => set({ ...filter, voiceId: value || null })}
      />
      <Select
        label={texts.filter.changed}
        comboboxProps={{ withinPortal: false }}
        data={FILTER_TIMES.map((value) => ({ value, label: texts.filter.times[value] }))}
        value={time}
        onChange={(value) => set({ ...filter, time: value as ScriptFilter['time'] })}
      />
      <Button size="compact-sm" disabled={!isFiltering(filter)} onClick={() => set(ALL_SCRIPTS)}>
        {texts.filter.clear}
      </Button>
    </div>
  );
}
