import { Checkbox, Switch } from '@mantine/core';
import { JOB_KINDS, type JobKind } from '../../../../shared/domain/jobs/job-kinds.ts';
import { JOB_KIND_TEXTS } from '../../../ui/kinds/job-kind-texts.ts';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { useSetting } from '../use-setting.ts';

const KINDS = Object.keys(JOB_KINDS) as JobKind[];

/** What is told of tasks that end. */
export function TasksSection() {
  return (
    <>
      <NotificationsRow />
      <SoundRow />
    </>
  );
}

function NotificationsRow() {
  const { value, set, isChanged, onReset } = useSetting('tasks', 'notifyOf');
  const choose = (chosen: string[]) => set(KINDS.filter((kind) => chosen.includes(kind)));
  return (
    <SettingRow id="notifyOf" isWide isChanged={isChanged} onReset={onReset}>
      <Checkbox.Group value={value} onChange={choose} {...rowNames('notifyOf')}>
        <div className={classes.choices}>
          {KINDS.map((kind) => (
            <Checkbox key={kind} size="sm" value={kind} label={JOB_KIND_TEXTS[kind]} />
          ))}
        </div>
      </Checkbox.Group>
    </SettingRow>
  );
}

function SoundRow() {
  const { value, set, isChanged, onReset } = useSetting('tasks', 'sound');
  return (
    <SettingRow id="taskSound" isChanged={isChanged} onReset={onReset}>
      <Switch checked={value} onChange={(event) => set(event.currentTarget.checked)} {...rowNames('taskSound')} />
    </SettingRow>
  );
}
