import { Tabs } from '@mantine/core';
import { addressHost } from '../../../../shared/domain/service-host.ts';
import { useSettings } from '../../../api/settings.ts';
import { openRowMenu } from '../../../ui/context-menu/row-menu.ts';
import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import dockTabs from '../../../ui/layout/dock-tabs.module.css';
import { texts as footTexts } from '../generate-bar/generate-bar-texts.ts';
import { useSpeakView } from '../speak-context.tsx';
import { CastList } from './cast-list.tsx';
import { Delivery } from './delivery.tsx';
import classes from './dock.module.css';
import { texts } from './dock-texts.ts';
import { EffectsTab } from './effects-tab.tsx';
import { SoundTab } from './sound-tab.tsx';
import { TakesList } from './takes-list.tsx';

/** The inspector: cast, takes and delivery; effects; sound of the whole script. */
export function DockColumn() {
  const { open } = useSpeakView();
  return (
    <Tabs defaultValue="cast" className={dockTabs.tabs ?? ''}>
      <Tabs.List className={dockTabs.head ?? ''}>
        <Tabs.Tab value="cast">{texts.tabs.cast}</Tabs.Tab>
        <Tabs.Tab value="effects">{texts.tabs.effects}</Tabs.Tab>
        <Tabs.Tab value="sound">{texts.tabs.sound}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="cast" className={classes.body ?? ''} onContextMenu={openRowMenu}>
        {open ? (
          <>
            <CastList open={open} />
            <hr className={classes.rule} />
            <TakesList open={open} />
            <hr className={classes.rule} />
            <Delivery open={open} />
          </>
        ) : (
          <p className={classes.quiet}>{texts.nothing.cast}</p>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="effects" className={classes.body ?? ''}>
        {open ? <EffectsTab open={open} /> : <p className={classes.quiet}>{texts.nothing.effects}</p>}
      </Tabs.Panel>
      <Tabs.Panel value="sound" className={classes.body ?? ''}>
        {open ? <SoundTab open={open} /> : <p className={classes.quiet}>{texts.nothing.sound}</p>}
      </Tabs.Panel>
      {open ? <Privacy /> : null}
    </Tabs>
  );
}

function Privacy() {
  const { engine, cloud } = useSettings();
  if (engine === 'local') return <PrivacyLine text={footTexts.local} />;
  return <PrivacyLine text={footTexts.sent(addressHost(cloud.baseUrl))} hasLeft />;
}
