import { Tabs } from '@mantine/core';
import dockTabs from '../../../ui/layout/dock-tabs.module.css';
import { texts } from '../texts.ts';
import { useSelectedVoice } from '../use-voices.ts';
import { voiceKey } from '../voices-store.ts';
import classes from './dock.module.css';
import { VoiceDetails } from './voice-details.tsx';

/** The inspector: the chosen voice. */
export function DockColumn() {
  const voice = useSelectedVoice();
  return (
    <Tabs defaultValue="details" className={dockTabs.tabs ?? ''}>
      <Tabs.List className={dockTabs.head ?? ''}>
        <Tabs.Tab value="details">{texts.dock.details}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details" className={classes.body ?? ''}>
        {voice ? (
          <VoiceDetails key={voiceKey(voice)} voice={voice} />
        ) : (
          <p className={classes.quiet}>{texts.dock.none}</p>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
