import { Button, Popover, Radio } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconCloud, IconCpu } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { engineForAll, isEnginePanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { addressHost } from '../../../../shared/domain/settings/services/service-host.ts';
import { api } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { PANELS } from '../../panels.ts';
import { TEXTS } from '../../texts.ts';
import classes from './title-bar.module.css';

/** Which engine does new work: the pill, and a popover to switch that says what each choice means. */
export function EnginePill() {
  const [isOpen, setOpen] = useState(false);
  const { engine } = useSettings();
  const status = useQuery(api.engine.status.queryOptions()).data;
  const isDown = engine === 'local' && status?.state === 'failed';
  const isWaiting = engine === 'local' && status?.state === 'waiting';
  const Icon = isDown ? IconAlertTriangle : engine === 'local' ? IconCpu : IconCloud;
  return (
    <Popover opened={isOpen} onChange={setOpen} width="20rem" position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.pill}
          onClick={() => setOpen(!isOpen)}
          title={isDown ? TEXTS.engine.failed : isWaiting ? TEXTS.engine.waitingMeans : undefined}
        >
          <span className={isDown ? classes.warn : classes.accent}>
            <Icon size={15} stroke={1.6} aria-hidden />
          </span>
          <span className={classes.pillText}>{isWaiting ? TEXTS.engine.waiting : TEXTS.engine[engine]}</span>
          <IconChevronDown size={13} stroke={1.6} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.engine} aria-labelledby="engine-choice-label">
        <EngineChoice close={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function EngineChoice({ close }: { close: () => void }) {
  const { engine, cloud } = useSettings();
  const setAll = (value: string) => void saveSettingsOrToast(engineForAll(value === 'cloud' ? 'cloud' : 'local'));
  const key = useQuery(api.secrets.status.queryOptions()).data;
  const needsKey = key !== undefined && key.state !== 'set';
  const host = addressHost(cloud.baseUrl);
  const open = (section: string) => {
    close();
    navigate('settings', section);
  };
  return (
    <>
      <Radio.Group
        value={engine}
        id="engine-choice"
        label={TEXTS.engine.title}
        labelProps={{ className: classes.engineTitle }}
        onChange={setAll}
      >
        <Choice value="local" name={TEXTS.engine.local} text={TEXTS.engine.localMeans} />
        <Choice
          value="cloud"
          name={TEXTS.engine.cloud}
          text={`${TEXTS.engine.cloudMeans(host)}${needsKey ? ` ${TEXTS.engine.cloudNeedsKey}` : ''}`}
        />
      </Radio.Group>
      <PanelEngines setAll={setAll} />
      <div className={classes.engineFoot}>
        {needsKey ? (
          <Button size="compact-sm" onClick={() => open('account')}>
            {TEXTS.engine.enterKey}
          </Button>
        ) : null}
        <Button size="compact-sm" variant="subtle" onClick={() => open('engine')}>
          {TEXTS.engine.settings}
        </Button>
      </div>
    </>
  );
}

/** Panels with an engine of their own, which the title bar would not tell otherwise. */
function PanelEngines({ setAll }: { setAll: (engine: string) => void }) {
  const { engine, generation } = useSettings();
  const other = engine === 'cloud' ? 'local' : 'cloud';
  const own = PANELS.filter(({ id }) => isEnginePanel(id) && generation.engines[id] === other);
  if (own.length === 0) return null;
  return (
    <div className={classes.panelEngines}>
      <span>{TEXTS.engine.ofPanels(own.map(({ title }) => title).join(', '), other)}</span>
      <Button size="compact-sm" onClick={() => setAll(engine)}>
        {TEXTS.engine.useEverywhere}
      </Button>
    </div>
  );
}

function Choice({ value, name, text }: { value: string; name: string; text: string }) {
  return (
    <Radio.Card value={value} className={classes.choice} aria-label={`${name}. ${text}`}>
      <Radio.Indicator size="xs" mt={2} />
      <span className={classes.choiceName}>{name}</span>
      <span className={classes.choiceText}>{text}</span>
    </Radio.Card>
  );
}
